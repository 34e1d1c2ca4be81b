import { Counter, Part } from "../../board";
import { Icon } from "../../ui";
import type { PlayerView } from "../../wire/daimyo";
import { colourOf, DIE_OF, GOODS, pipsOf, SPACES } from "./content";
import { Die } from "./Die";
import { goodEmblem, spaceEmblem } from "./emblems";
import { amountName } from "./naming";
import { t, word } from "./texts";
import "./Mine.css";

/** One's own goods, storage, spaces and dice in one line, which stays in sight wherever the clan board is. */
export function Mine({ of }: { of: PlayerView }) {
  return (
    <Part on="islands market" class="d-mine" label={t("stock")}>
      <ul class="counters counters-small" aria-label={t("stock")}>
        {GOODS.map((good) => (
          <Counter
            key={good}
            of={good}
            icon={goodEmblem(good)}
            name={amountName(good, of.stock[good] ?? 0)}
            count={of.stock[good] ?? 0}
            tip={amountName(good, of.stock[good] ?? 0)}
          />
        ))}
      </ul>
      <span class="d-mine-storage" data-tip={t("storage.tip")}>
        {t("storage")} <b>{t("storage.of", { load: of.load, capacity: of.storage })}</b>
      </span>
      <ul class="d-mine-spaces" aria-label={t("spaces")}>
        {SPACES.map((name) => (
          <Place key={name} of={of} name={name} />
        ))}
      </ul>
      <span class="d-mine-sum" data-tip={t("sum.tip")} data-reached={of.dice_sum >= 13}>
        {t("sum", { sum: of.dice_sum })}
      </span>
    </Part>
  );
}

/** A main action: the die on it, or the colour of die that it waits for. */
function Place({ of, name }: { of: PlayerView; name: string }) {
  const die = of.spaces.find((one) => one.space === name)?.die;
  const state = die ? t("space.die", { value: pipsOf(die) }) : t("space.free");
  return (
    <li data-colour={DIE_OF[name] ?? "any"} data-tip={`${word(`noun.space.${name}`)} (${state})`}>
      <span class="spoken">{`${word(`noun.space.${name}`)} (${state})`}</span>
      {die ? <Die colour={colourOf(die)} value={pipsOf(die)} /> : <Icon of={spaceEmblem(name)} />}
    </li>
  );
}
