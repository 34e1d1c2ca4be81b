import "./Die.css";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [7, 12],
    [7, 18],
    [17, 6],
    [17, 12],
    [17, 18],
  ],
};

/** A die with its pips. */
export function Die({ colour, value }: { colour: string; value: number }) {
  return (
    <svg class="d-die" viewBox="0 0 24 24" data-colour={colour} aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2.1" />
      ))}
    </svg>
  );
}
