import type { ComponentChildren } from "preact";
import { Button } from "../../../ui";
import { glass } from "../../../ui/signs";
import { CardFace } from "../CardFace";
import { cardName } from "../naming";
import { t } from "../texts";

interface Props {
  of: string;
  look(card: string): void;
  /** Where it can be chosen: whether it is, and what a click does. */
  chosen?: boolean;
  choose?: () => void;
  /** What is peculiar to it here, in a word. */
  mark?: ComponentChildren;
  gone?: boolean;
}

/** A card of a campaign, drawn as on the table; a click chooses it, or looks at it where there is nothing to choose. */
export function Shown({ of, look, chosen = false, choose, mark, gone = false }: Props) {
  return (
    <li class="i-camp-card" data-gone={gone} data-marked={mark !== undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a card holds blocks with tips of their own, which a button must not. */}
      <div
        class="i-camp-face"
        role="button"
        tabIndex={0}
        data-card={of}
        aria-pressed={choose ? chosen : undefined}
        onClick={choose ?? (() => look(of))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          (choose ?? (() => look(of)))();
        }}
      >
        <CardFace of={of} />
      </div>
      {mark && <span class="i-camp-mark">{mark}</span>}
      {choose && (
        <Button
          kind="quiet"
          class="look"
          icon={glass}
          name={t("campaign.look", { card: cardName(of) })}
          onClick={() => look(of)}
        />
      )}
    </li>
  );
}
