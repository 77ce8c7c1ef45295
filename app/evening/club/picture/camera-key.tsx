import { Icon } from "@/lib/ui/icon";

interface CameraKeyProps {
  readonly label: string;
  onOpen(): void;
}

/** Opens a dialog in which the camera reads a code. */
export function CameraKey({ label, onOpen }: CameraKeyProps) {
  return (
    <button type="button" className="key gap-2 justify-self-start" aria-haspopup="dialog" onClick={onOpen}>
      <Icon icon="camera" className="size-6 shrink-0 text-felt-ink" />
      {label}
    </button>
  );
}
