/** A quiet pattern for a game that has no board of its own yet. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      {Array.from({ length: 40 }, (_, place) => {
        const x = (place % 8) * 40;
        const y = Math.floor(place / 8) * 40;
        const shade = ((place * 7) % 5) * 0.06;
        return (
          <rect
            key={`${x},${y}`}
            x={x + 3}
            y={y + 3}
            width="34"
            height="34"
            rx="4"
            fill="var(--accent)"
            fill-opacity={0.08 + shade}
          />
        );
      })}
    </svg>
  );
}
