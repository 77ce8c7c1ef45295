import { useMemo } from "react";
import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string;
}

/** Modules of white around the code; scanners want four. Source: ISO/IEC 18004. */
const quiet = 4;

/**
 * A QR code with error level M. Always dark on white, also in the dark theme: many scanners do not read it the other
 * way round.
 */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, modules } = useMemo(() => {
    const { data, size } = encode(text, { ecc: "M", border: quiet });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, modules: dark.join("") };
  }, [text]);
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
