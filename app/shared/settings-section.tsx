import type { ReactNode } from "react";

interface SettingsSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A group of settings under its heading. */
export function SettingsSection({ id, heading, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="panel grid min-w-0 gap-4 p-4 sm:p-5">
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      {children}
    </section>
  );
}
