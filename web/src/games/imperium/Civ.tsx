import history from "icon:archive-register";
import deckIcon from "icon:card-draw";
import pile from "icon:card-pickup";
import crown from "icon:jewel-crown";
import develop from "icon:scroll-unfurled";
import rows from "icon:spell-book";
import dynasty from "icon:tribal-pendant";
import journey from "icon:walking-boot";
import { Fact, Opponent as Side, Thing } from "../../board";
import { Icon } from "../../ui";
import type { CivView } from "../../wire/imperium";
import { AreaCards } from "./Area";
import { CivDid } from "./CivDid";
import { CivSlots } from "./CivSlots";
import { CivTable } from "./CivTable";
import { RESOURCES } from "./content";
import { nationEmblem, signOf } from "./emblems";
import { amountName, nationName } from "./naming";
import { PileButton } from "./Pile";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./Civ.css";

/** The opponent of the solo game: its slots, piles and cards in play, and what it did. */
export function Civ() {
  const { view, wide } = useTable();
  const { civ } = view;
  if (!civ) return null;
  return (
    <Side
      seat={view.seats}
      tells={false}
      label={t("civ.of", { nation: nationName(civ.nation) })}
      head={<CivStanding of={civ} />}
    >
      {(open) => (
        <div class="i-civ" data-full={open || !wide}>
          <div class="i-civ-side">
            <CivSlots of={civ} />
            <CivPiles of={civ} />
            {(open || civ.area.length > 0) && (
              <AreaCards of={civ.area.map((card) => ({ card }))} small={!open} />
            )}
          </div>
          <CivDid of={civ} full={open || !wide} />
        </div>
      )}
    </Side>
  );
}

/** Who it is, its state, its tokens and its level. */
function CivStanding({ of }: { of: CivView }) {
  const level = t("civ.level", {
    level: word(`value.level.${of.level}`),
    text: word(`about.level.${of.level}`),
  });
  return (
    <span class="standing">
      <Icon of={nationEmblem(of.nation)} class="i-civ-emblem" />
      <b class="standing-name">{t("civ.of", { nation: nationName(of.nation) })}</b>
      <span class="i-state" data-state={of.state}>
        <Icon of={signOf("state", of.state)} /> {title(`noun.state.${of.state}`)}
      </span>
      {RESOURCES.map((token) => (
        <Fact key={token} icon={signOf("token", token)} text={amountName(token, of.tokens[token] ?? 0)}>
          {of.tokens[token] ?? 0}
        </Fact>
      ))}
      {of.crowned && (
        <Fact icon={crown} text={t("crowned")}>
          {""}
        </Fact>
      )}
      <span class="i-level" data-tip={level}>
        {word(`value.level.${of.level}`)}
      </span>
      <Thing class="i-civ-table" look={() => <CivTable of={of} />}>
        <Icon of={rows} /> {t("civ.table")}
      </Thing>
    </span>
  );
}

/** Its piles with their numbers, and what is known of them. */
function CivPiles({ of }: { of: CivView }) {
  const known = of.dynasty_known.filter((card) => card !== "");
  return (
    <ul class="i-piles" aria-label={t("piles")}>
      <li>
        <PileButton
          name={t("deck")}
          icon={deckIcon}
          count={of.deck}
          cards={[...of.deck_known].reverse()}
          tip={t("civ.deck.tip")}
        />
      </li>
      <li>
        <PileButton name={t("discard")} icon={pile} count={of.discard.length} cards={of.discard} />
      </li>
      <li>
        <PileButton
          name={t("dynasty")}
          icon={dynasty}
          count={of.dynasty}
          cards={[...known].reverse()}
          tip={t("dynasty.tip")}
        />
      </li>
      {of.quests > 0 && (
        <li>
          <PileButton name={t("quests")} icon={develop} count={of.quests} cards={[]} />
        </li>
      )}
      <li>
        <PileButton name={t("history")} icon={history} count={of.history_size} cards={of.history} />
      </li>
      {of.journey.length > 0 && (
        <li>
          <PileButton
            name={t("journey")}
            icon={journey}
            count={of.journey.length}
            cards={[...of.journey].reverse()}
          />
        </li>
      )}
    </ul>
  );
}
