import { useMemo } from "preact/hooks";
import { encode } from "uqr";
import "./QrCode.css";

/** The most bytes that fit into a code. */
const MOST = 2900;

export const fitsCode = (text: string): boolean => text.length <= MOST;

/** A text as a code that a camera reads; dark on light in every theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: "L", border: 3 });
    const dark = data.flatMap((row, y) => row.map((one, x) => (one ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: dark.join("") };
  }, [text]);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
