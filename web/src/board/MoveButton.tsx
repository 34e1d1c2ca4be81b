import { say } from "../i18n";
import type { Move } from "../net/moment";
import { Button } from "../ui";
import { useThing } from "./useThing";

interface Props {
  move: Move;
  kind?: "primary" | "plain" | "quiet";
  class?: string;
}

/** A move as a button with its label, where it has no thing of its own on the board. */
export function MoveButton({ move, kind = "plain", class: more = "" }: Props) {
  return (
    <Button kind={kind} class={more} {...useThing({ move })}>
      {say(move.label)}
    </Button>
  );
}
