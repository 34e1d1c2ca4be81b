import type { SVGAttributes } from "preact";

// The shapes of the seats, in a square of 24; each is told from the others without its colour.
export const SHAPES = [
  "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z",
  "M4 4h16v16H4z",
  "M12 2.5L22.5 21h-21z",
  "M12 1.5L22.5 12L12 22.5L1.5 12z",
  "M12 2l10 7.3l-3.8 11.7H5.8L2 9.3z",
  "M9 2.5h6v6.5h6.5v6H15v6.5H9V15H2.5V9H9z",
  "M12 1.5l2.9 7.1l7.6 .6l-5.8 5l1.8 7.4L12 17.6l-6.5 4l1.8-7.4l-5.8-5l7.6-.6z",
  "M16 1.5a10.6 10.6 0 1 0 5.5 17A9.5 9.5 0 0 1 16 1.5z",
];

interface Props extends Omit<SVGAttributes<SVGSVGElement>, "seat" | "label"> {
  seat: number;
  /** What a screen reader says where no name stands beside the mark. */
  label?: string;
}

/** The sign of a seat: a colour and a shape. It also nests in a drawing, at x and y. */
export function SeatMark({ seat, label, ...rest }: Props) {
  return (
    <svg
      class="seat-mark"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      data-seat={seat}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : "true"}
      {...rest}
    >
      <path d={SHAPES[seat % SHAPES.length]} fill={`var(--seat-${seat % SHAPES.length})`} />
    </svg>
  );
}
