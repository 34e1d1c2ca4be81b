import { useId, useMemo } from "preact/hooks";
import { lang } from "../../../i18n";
import { api } from "../../../net/api";
import { fetched } from "../../../net/resource";
import { RuleLink } from "../../../ui";
import { Fetched } from "../../../ui/Fetched";
import type { EmpireAccount, EmpireCount, EmpireCounted, EmpireHoldings } from "../../../wire/daimyo";
import { t } from "../texts";
import { heldBy, PARTIES, type Party, tellHeld } from "./session";

const PRICES = [5, 4, 3, 2, 0] as const;
const COUNTED = ["points", "relics", "farms", "towers"] as const;
const MOST = 999;

/** The final count: what both have in, points out. */
export function Count({ of }: { of: EmpireAccount }) {
  const language = lang.value;
  const [you, empire] = [heldBy(of, "you"), heldBy(of, "empire")];
  const asked: EmpireCount = { ask: "count", you, empire };
  const counted = useMemo(
    () => fetched(() => api.beside<EmpireCounted>("daimyo", asked, language)),
    [JSON.stringify(asked), language],
  );
  return (
    <>
      <p>{t("beside.count.text")}</p>
      <table class="d-count">
        <thead>
          <tr>
            <td />
            {PARTIES.map((party) => (
              <th key={party} scope="col">
                {t(`beside.count.${party}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COUNTED.map((what) => (
            <Row
              key={what}
              label={t(`beside.count.${what}`)}
              value={(party) => heldBy(of, party)[what] ?? 0}
              tell={(party, value) => tellHeld(of, party, { [what]: value })}
            />
          ))}
          {PRICES.map((price) => (
            <Row
              key={price}
              label={t("beside.count.heroes", { price })}
              value={(party) => heroesAt(heldBy(of, party), price)}
              tell={(party, value) =>
                tellHeld(of, party, { heroes: withHeroes(heldBy(of, party), price, value) })
              }
            />
          ))}
          <Row
            label={t("beside.count.gold")}
            value={(party) => heldBy(of, party).gold ?? 0}
            tell={(party, gold) => tellHeld(of, party, { gold })}
          />
          <Row
            label={t("beside.count.goods")}
            only="you"
            value={() => you.goods ?? 0}
            tell={(_, goods) => tellHeld(of, "you", { goods })}
          />
          <Helmet of={of} />
        </tbody>
      </table>
      <Fetched resource={counted}>{(found) => <Result of={found} />}</Fetched>
    </>
  );
}

const heroesAt = (held: EmpireHoldings, price: number): number =>
  held.heroes?.filter((one) => one === price).length ?? 0;

function withHeroes(
  held: EmpireHoldings,
  price: (typeof PRICES)[number],
  count: number,
): NonNullable<EmpireHoldings["heroes"]> {
  const others = held.heroes?.filter((one) => one !== price) ?? [];
  return [...others, ...Array.from({ length: Math.min(count, MOST_HEROES) }, () => price)];
}
// There are no more of one price in the box.
const MOST_HEROES = 12;

interface RowProps {
  label: string;
  /** Where only one of them has such a thing. */
  only?: Party;
  value(party: Party): number;
  tell(party: Party, value: number): void;
}

/** A thing that both have some number of. */
function Row({ label, only, value, tell }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {PARTIES.map((party) => (
        <td key={party}>
          {(only ?? party) === party && (
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST}
              aria-label={`${label}, ${t(`beside.count.${party}`)}`}
              value={value(party)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onInput={({ currentTarget }) =>
                tell(party, Math.min(MOST, Math.max(0, Math.trunc(Number(currentTarget.value)))))
              }
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** Only one of them can hold it. */
function Helmet({ of }: { of: EmpireAccount }) {
  const group = useId();
  return (
    <tr>
      <th scope="row">{t("beside.count.helmet")}</th>
      {PARTIES.map((party) => (
        <td key={party}>
          <input
            type="radio"
            name={group}
            aria-label={`${t("beside.count.helmet")}, ${t(`beside.count.${party}`)}`}
            checked={heldBy(of, party).helmet === true}
            onChange={() => tellHeld(of, party, { helmet: true })}
          />
        </td>
      ))}
    </tr>
  );
}

function Result({ of }: { of: EmpireCounted }) {
  const [winner] = of.winners;
  return (
    <section class="d-counted" aria-live="polite">
      <h2>
        {of.winners.length > 1
          ? t("beside.count.tie", { points: of.you })
          : t(`beside.count.won.${winner ?? "you"}`, { you: of.you, empire: of.empire })}
      </h2>
      <table class="b-lines">
        <tbody>
          {of.lines.map((line) => (
            <tr key={line.source}>
              <th scope="row">
                {t(`beside.count.${line.source}`)} <RuleLink id={line.rule} brief />
              </th>
              <td>{line.you}</td>
              <td>{line.empire}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
