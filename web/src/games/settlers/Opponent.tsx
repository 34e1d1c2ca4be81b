import contract from "icon:contract";
import expand from "icon:expand";
import { say } from "../../i18n";
import { Button, Icon } from "../../ui";
import type { PlayerView } from "../../wire/settlers";
import type { Kind } from "./content";
import { DealsBrief } from "./Deals";
import { Empire, Foundations } from "./Empire";
import { kindEmblem } from "./emblems";
import { HandCard } from "./HandCard";
import { pointing, useHold } from "./hold";
import { Place } from "./Place";
import { Standing } from "./Standing";
import { Stock } from "./Stock";
import { t, word } from "./texts";

interface Props {
  of: PlayerView;
  party: number;
  name: string;
  open: boolean;
  toggle(): void;
}

/** Another player: all that he has in small signs, until his empire is opened in its place. */
export function Opponent({ of, party, name, open, toggle }: Props) {
  const hold = useHold();
  const against = hold.moves.get(`against ${party}`);
  return (
    <section
      class={`s-opponent ${open ? "s-opened" : ""} ${against ? "s-lit" : ""}`}
      aria-label={t("empire", { name })}
      data-seat={party}
    >
      <header>
        <Standing of={of} party={party} name={name} />
        <Button
          kind="quiet"
          icon={open ? contract : expand}
          name={t(open ? "shut" : "open", { name })}
          aria-expanded={open}
          onClick={toggle}
        />
      </header>
      {against && (
        <Button
          kind="primary"
          class="s-against"
          data-move={against.notation}
          onClick={() => hold.choose(against)}
          {...pointing(hold, against)}
        >
          {say(against.label)}
        </Button>
      )}
      {open ? (
        <>
          <Empire of={of} party={party} name={name} />
          {of.hand.length > 0 && (
            <div class="s-known">
              <h4>{t("hand.known")}</h4>
              <ul class="s-cards">
                {of.hand.map((card) => (
                  <HandCard key={card} of={card} />
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <Summary of={of} party={party} name={name} />
      )}
    </section>
  );
}

/** Supply, deals and locations in little room. */
function Summary({ of, party, name }: Omit<Props, "open" | "toggle">) {
  return (
    <div class="s-summary">
      <div class="s-summary-line">
        <Stock of={of} party={party} name={name} small />
        <DealsBrief of={of.deals} />
        {of.foundations.length > 0 && <Foundations of={of.foundations} />}
      </div>
      <div class="s-summary-rows">
        {of.rows.map((row) => {
          const list = [...row.faction, ...row.common];
          if (list.length === 0) return null;
          const kind = word(`kind.${row.kind}`);
          return (
            <div key={row.kind} class="s-summary-row">
              <span class="s-kind" data-tip={kind}>
                <Icon of={kindEmblem(row.kind as Kind)} />
              </span>
              <ul class="s-row-places" aria-label={kind}>
                {list.map((location) => (
                  <Place key={location.card} of={location} small />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </div>
  );
}
