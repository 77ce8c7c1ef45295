interface ChooserProps {
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly href: string; readonly chosen: boolean }[];
}

/** A choice made by links, which needs no script; nothing to draw where there is none. */
export function Chooser({ label, choices }: ChooserProps) {
  if (choices.length < 2) return null;
  return (
    <nav aria-label={label} className="grid content-start gap-1">
      <p aria-hidden="true" className="text-fine font-semibold text-ink-soft">
        {label}
      </p>
      <ul className="flex flex-wrap gap-x-1 gap-y-0">
        {choices.map(({ label, href, chosen }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={chosen ? "true" : undefined}
              className="grid min-h-12 content-center rounded-plate px-3 font-semibold text-felt-ink underline decoration-1 underline-offset-4 aria-[current=true]:bg-felt-soft aria-[current=true]:no-underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
