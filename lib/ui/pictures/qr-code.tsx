import { useMemo } from "react";
import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Of error correction: M for what is printed and may be stained, L for a long text on a screen. */
  readonly level?: "L" | "M";
  readonly className: string;
}

/** Modules of white around the code; scanners want four. Source: ISO/IEC 18004. */
const quiet = 4;

/**
 * A QR code, with the highest error level that its size has room for. Always dark on white, also in the dark theme: many scanners do not read it the other
 * way round.
 */
export function QrCode({ text, label, level = "M", className }: QrCodeProps) {
  const { size, modules } = useMemo(() => {
    const { data, size } = encode(text, { ecc: level, boostEcc: true, border: quiet });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, modules: dark.join("") };
  }, [text, level]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={modules} />
    </svg>
  );
}
