interface CheckboxProps {
  readonly label: string;
  readonly name?: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

export const Checkbox = ({ label, onChange, ...box }: CheckboxProps) => (
  <label className="flex min-h-12 items-center gap-3 font-semibold">
    <input
      type="checkbox"
      className="size-6 shrink-0 accent-felt"
      {...box}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
