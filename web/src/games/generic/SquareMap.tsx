import { useContext } from "preact/hooks";
import { say } from "../../i18n";
import { isEmpty, type JsonObject, labelOf, nameOf } from "./shape";
import { Naming } from "./Value";

interface Props {
  squares: (JsonObject & { x: number; y: number })[];
}

/** Things that lie on squares, drawn where they lie; y counts upwards. */
export function SquareMap({ squares }: Props) {
  const { words } = useContext(Naming);
  const left = Math.min(...squares.map((one) => one.x));
  const top = Math.max(...squares.map((one) => one.y));
  return (
    <div class="squares">
      <ul class="squares-grid">
        {squares.map((square) => {
          const { x, y, ...rest } = square;
          const told = Object.entries(rest).filter(([, value]) => !isEmpty(value));
          return (
            <li key={`${x},${y}`} style={{ gridColumn: x - left + 1, gridRow: top - y + 1 }}>
              {told.map(([key, value]) =>
                typeof value === "string" ? (
                  <span key={key} class="squares-thing">
                    {say(nameOf(words, value))}
                  </span>
                ) : (
                  <small key={key}>
                    {say(labelOf(words, key))}
                    {value === true ? "" : ` ${String(value)}`}
                  </small>
                ),
              )}
              <small class="squares-place">
                {x},{y}
              </small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
