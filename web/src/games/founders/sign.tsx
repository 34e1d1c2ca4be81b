import type { ComponentChildren } from "preact";
import { type Mark, Sign } from "../../board";
import { TokenMark } from "./Disc";
import { resourceEmblem } from "./emblems";
import { faceName, resourceName, tokenName } from "./naming";
import { TileDrawing } from "./TileFace";

/** A resource, a token or a tile in a running text. */
export function sign({ noun, word }: Mark): ComponentChildren {
  if (noun === "resource") {
    return <Sign of={word} icon={resourceEmblem(word)} name={resourceName(word)} alone />;
  }
  if (noun === "token") {
    return (
      <span class="told-token">
        <span class="spoken">{tokenName(word)}</span>
        <TokenMark of={word} size="1.7em" />
      </span>
    );
  }
  if (noun !== "tile") return null;
  return (
    <span class="told-tile">
      <span class="spoken">{faceName(word)}</span>
      <TileDrawing of={word} />
    </span>
  );
}
