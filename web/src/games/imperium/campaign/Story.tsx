import { useSignal } from "@preact/signals";
import { Icon, RuleLink } from "../../../ui";
import type { ImperiumCampaign } from "../../../wire/imperium";
import type { CampaignProps } from "../../board";
import { nationEmblem } from "../emblems";
import { CardInspect } from "../Inspect";
import { nationName } from "../naming";
import { t, word } from "../texts";
import { Deck } from "./Deck";
import { Games } from "./Games";
import { Marks } from "./Marks";
import { Next } from "./Next";
import { Reward } from "./Reward";
import "./campaign.css";

type Props = CampaignProps<ImperiumCampaign>;

const HEADS = {
  choose: "campaign.choose",
  playing: "campaign.playing",
  reward: "campaign.reward",
  won: "campaign.won",
  lost: "campaign.lost",
} as const;

/** A campaign: how it stands, what comes next, its games, and the starting deck. */
export function Story(props: Props) {
  const { view } = props;
  const looked = useSignal("");
  const look = (card: string) => {
    looked.value = card;
  };
  const head = view.how === "won" && view.supreme ? "campaign.won.supreme" : HEADS[view.how];
  return (
    <div class="i-camp imperium" data-how={view.how}>
      <header class="i-camp-head">
        <h1>
          <Icon of={nationEmblem(view.nation)} /> {t("campaign.of", { nation: nationName(view.nation) })}
        </h1>
        <p>
          {t(view.supreme ? "campaign.mode.supreme.text" : "campaign.mode.usual.text")}{" "}
          <RuleLink id={view.supreme ? "IMP-308" : "IMP-300"} />
        </p>
        <Marks of={view} />
      </header>
      <section class="i-camp-now" aria-labelledby="now-head">
        <h2 id="now-head">{t(head)}</h2>
        <Now {...props} look={look} />
      </section>
      <section aria-labelledby="games-head">
        <h2 id="games-head">{t("campaign.games")}</h2>
        <Games of={view} tables={props.tables} />
      </section>
      {/* Its cards are among the rewards while one is chosen. */}
      {view.how !== "reward" && (
        <section aria-labelledby="deck-head">
          <h2 id="deck-head">
            {t("campaign.deck")} <small>{t("campaign.deck.count", { count: view.deck.length })}</small>
          </h2>
          <Deck of={view} look={look} />
        </section>
      )}
      {looked.value && (
        <CardInspect
          of={looked.value}
          close={() => {
            looked.value = "";
          }}
        />
      )}
    </div>
  );
}

/** What can be done now. */
function Now({ view, table, own, busy, play, reward, after, look }: Props & { look(card: string): void }) {
  if (view.how === "won" || view.how === "lost") {
    return (
      <>
        <p>
          {t(view.how === "won" ? "campaign.won.text" : "campaign.lost.text")}{" "}
          <RuleLink id={view.how === "won" ? (view.supreme ? "IMP-322" : "IMP-307") : "IMP-303"} />
        </p>
        {after && (
          <p>
            <a class="button button-primary" href={after.address}>
              {t(after.begun ? "campaign.next" : "campaign.again")}
            </a>
          </p>
        )}
      </>
    );
  }
  if (view.how === "playing") {
    const game = view.games.at(-1);
    return (
      <div class="i-camp-bar">
        <p>
          {t("campaign.opponent", { nation: nationName(game?.opponent ?? "") })} ·{" "}
          {t("campaign.level", { level: word(`value.level.${view.level}`) })}
        </p>
        {table && (
          <a class="button button-primary" href={table}>
            {t("campaign.go")}
          </a>
        )}
      </div>
    );
  }
  if (!own) return <p>{t("campaign.foreign")}</p>;
  return view.how === "reward" ? (
    <Reward of={view} busy={busy} look={look} reward={reward} />
  ) : (
    <Next of={view} busy={busy} play={play} />
  );
}
