import { Icon } from "@/lib/ui/icon";

interface ChooserProps {
  /** The id of the chooser on its page. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly href: string; readonly chosen: boolean }[];
}

/**
 * A choice made by links, which needs no scripts; nothing if there is no choice. On a phone, the current choice is on a
 * button that opens the others, so that the table stays in view; if there is room, all are side by side.
 */
export function Chooser({ id, label, choices }: ChooserProps) {
  if (choices.length < 2) return null;
  const chosen = choices.find((choice) => choice.chosen);
  return (
    <>
      <p className="hidden print:block">
        {label}: {chosen?.label ?? "–"}
      </p>
      <nav
        aria-label={label}
        className="grid min-w-0 grow basis-36 content-start gap-1 md:basis-auto print:hidden"
      >
        <p aria-hidden="true" className="text-fine font-semibold text-ink-soft">
          {label}
        </p>
        <button type="button" popoverTarget={id} className="key min-w-0 justify-between md:hidden">
          <span className="line-clamp-2 text-left wrap-anywhere">
            <span className="sr-only">{label}</span> {chosen?.label ?? "–"}
          </span>
          <Icon icon="down" className="size-5 shrink-0 text-ink-soft" />
        </button>
        <ul
          id={id}
          popover="auto"
          className="panel m-auto max-h-[80dvh] w-80 max-w-[calc(100vw-2rem)] gap-x-1 overflow-y-auto p-4 text-ink backdrop:bg-walnut-deep/60 md:static md:m-0 md:flex md:max-h-none md:w-auto md:max-w-none md:flex-wrap md:overflow-visible md:border-0 md:bg-transparent md:p-0"
        >
          {choices.map((choice) => (
            <li key={choice.href}>
              <a
                href={choice.href}
                aria-current={choice.chosen ? "true" : undefined}
                className="grid min-h-12 content-center rounded-plate px-3 font-semibold text-felt-ink underline decoration-1 underline-offset-4 wrap-anywhere aria-[current=true]:bg-felt-soft aria-[current=true]:no-underline"
              >
                {choice.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
