import type { ComponentChildren } from "preact";
import type { Mark } from "../../board";
import { Resource, TokenMark } from "./Disc";
import { faceName, tokenName } from "./naming";
import { TileDrawing } from "./TileFace";

/** A resource, a token or a tile in a running text. */
export function sign({ noun, word }: Mark): ComponentChildren {
  if (noun === "resource") return <Resource of={word} />;
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
