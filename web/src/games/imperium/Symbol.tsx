import { capital } from "../../i18n/typography";
import { Icon } from "../../ui";
import type { RowView } from "../../wire/imperium";
import { isCard } from "./content";
import { cardEmblem, hasSign, signOf } from "./emblems";
import { cardName } from "./naming";
import { t, word } from "./texts";
import "./Symbol.css";

// Where a word of a row is drawn and named: categories, types, states and tokens; icons go by the cards that bear them.
const NOUNS = ["banner", "type", "state", "token"] as const;

interface Drawn {
  name: string;
  icon?: string;
}

/** A word of a row as the board draws and names it. */
function drawnOf(value: string): Drawn {
  const noun = NOUNS.find((one) => hasSign(one, value));
  if (noun) return { name: word(`noun.${noun}.${value}`), icon: signOf(noun, value) };
  const card = `${value}_card`;
  if (hasSign("thing", card)) return { name: word(`noun.thing.${card}`), icon: signOf("thing", card) };
  return { name: word(`reading.${value}`) };
}

/** A symbol of a row by sign and name; `first` where it stands at the beginning of a line. */
export function RowSymbol({ of, first = false }: { of: string; first?: boolean }) {
  const { name, icon } = drawnOf(of);
  return (
    <span class="i-symbol">
      {icon && <Icon of={icon} />}
      {first ? capital(name) : name}
    </span>
  );
}

/** Which cards a row is for. */
export function Match({ of }: { of: RowView }) {
  if (!of.place) return <span class="i-symbol">{t("match.journey")}</span>;
  if (of.by === "other") return <span class="i-symbol">{t("match.other")}</span>;
  if (of.by !== "name") return <RowSymbol of={of.value ?? ""} first />;
  const value = of.value ?? "";
  return (
    <span class="i-symbol" data-tip={t("match.name")}>
      {isCard(value) && <Icon of={cardEmblem(value)} />}
      <i class="i-named">{isCard(value) ? cardName(value) : word(`noun.group.${value}`)}</i>
    </span>
  );
}
