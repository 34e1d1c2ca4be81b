import { say } from "../../i18n";
import type { Move } from "../../wire/messages";
import { useInspect } from "../shared/touch";
import { describeTile } from "./naming";
import { TileFace } from "./TileFace";

interface Props {
  of: string;
  move: Move | undefined;
  /** Chosen, and about to be laid. */
  chosen?: boolean;
  /** About to leave the row. */
  leaving?: boolean;
  thing: string;
  point(move: Move | null): void;
  choose(move: Move): void;
  /** What a click does where there is no move; without it the tile is looked at closely. */
  refuse?: (() => void) | undefined;
  inspect(tile: string): void;
}

/** An open tile of the market or of the draft. */
export function OpenTile({ of, move, chosen = false, leaving = false, thing, ...props }: Props) {
  const { swallow, handlers } = useInspect(() => props.inspect(of));
  const act = () => {
    if (swallow()) return;
    if (move) props.choose(move);
    else if (props.refuse) props.refuse();
    else props.inspect(of);
  };
  return (
    <div
      class={`f-open-tile ${move ? "f-lit" : ""} ${chosen ? "f-chosen" : ""} ${leaving ? "f-leaving" : ""}`}
      data-thing={thing}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <TileFace of={of} />
      </svg>
      <button
        type="button"
        class="f-over"
        aria-label={move ? say(move.label) : describeTile(of)}
        data-move={move?.notation}
        data-open={of}
        {...handlers}
        onClick={act}
        onFocus={() => move && props.point(move)}
        onBlur={() => move && props.point(null)}
        onPointerEnter={(event) => move && event.pointerType !== "touch" && props.point(move)}
        onPointerLeave={(event) => {
          handlers.onPointerLeave();
          if (move && event.pointerType !== "touch") props.point(null);
        }}
      />
    </div>
  );
}
