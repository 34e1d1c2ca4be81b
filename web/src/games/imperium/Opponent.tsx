import cards from "icon:card-draw";
import { Cards, Fact, Opponent as Side, Standing } from "../../board";
import { Icon } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { PlayerView } from "../../wire/imperium";
import { Area } from "./Area";
import { RESOURCES } from "./content";
import { bannerEmblem, nationEmblem, signOf } from "./emblems";
import { HeldCard } from "./HeldCard";
import { amountName, nationName } from "./naming";
import { Piles, Realm } from "./Realm";
import { useTable } from "./table";
import { t, word } from "./texts";
import "./Opponent.css";

/** Another player: what matters in small signs, until their side is opened in its place. */
export function Rival({ seat }: { seat: number }) {
  const { view, seats } = useTable();
  const of = view.players[seat];
  if (!of) return null;
  return (
    <Side
      seat={seat}
      label={t("realm.of", { name: nameOfSeat(seat, seats) })}
      head={<RivalStanding of={of} seat={seat} />}
    >
      {(open) =>
        open ? (
          <div class="i-rival">
            <Realm of={of} seat={seat} />
            <Area of={of} />
            {of.hand.length > 0 && (
              <div class="i-known">
                <h4>{t("hand.known")}</h4>
                <Cards>
                  {of.hand.map((card) => (
                    <HeldCard key={card} of={card} />
                  ))}
                </Cards>
              </div>
            )}
          </div>
        ) : (
          <div class="i-rival-brief">
            <Area of={of} small />
            <Piles of={of} own={false} />
          </div>
        )
      }
    </Side>
  );
}

function RivalStanding({ of, seat }: { of: PlayerView; seat: number }) {
  const { view, seats } = useTable();
  return (
    <Standing
      seat={seat}
      name={nameOfSeat(seat, seats)}
      first={view.first === seat && view.round > 0}
      moving={!view.over && view.to_act.includes(seat)}
      points={of.tokens.progress ?? 0}
      pointsText={amountName("progress", of.tokens.progress ?? 0)}
      pointsSign={<Icon of={signOf("token", "progress")} />}
    >
      {of.nation && (
        <span class="i-rival-nation" data-tip={nationName(of.nation)}>
          <Icon of={nationEmblem(of.nation)} />
          <span class="spoken">{nationName(of.nation)}</span>
        </span>
      )}
      <span class="i-state" data-state={of.state} data-tip={word(`state.tip.${of.state}`)}>
        <Icon of={signOf("state", of.state)} />
        <span class="spoken">{word(`noun.state.${of.state}`)}</span>
      </span>
      {RESOURCES.filter((token) => token !== "progress").map((token) => (
        <Fact key={token} icon={signOf("token", token)} text={amountName(token, of.tokens[token] ?? 0)}>
          {of.tokens[token] ?? 0}
        </Fact>
      ))}
      <Fact icon={cards} text={t("hand.count", { count: of.hand_size })}>
        {of.hand_size}
      </Fact>
      {of.certain && (
        <Fact icon={bannerEmblem("unrest")} text={t("unrest.own", { count: of.unrest ?? 0 })}>
          {of.unrest ?? 0}
        </Fact>
      )}
    </Standing>
  );
}
