import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { lang } from "../../../i18n";
import { fetched } from "../../../net/resource";
import { Button, Dialog, RuleLink } from "../../../ui";
import { Fetched } from "../../../ui/Fetched";
import { cross } from "../../../ui/signs";
import type { CivAccount, CivFacts, CivRead } from "../../../wire/imperium";
import { nationOf } from "../content";
import { cardName } from "../naming";
import { t, title } from "../texts";
import { Said, StepList } from "./Advice";
import { CardPicker } from "./CardPicker";
import { Steppers } from "./Stepper";
import { countUp, forget, mend, mendFacts, read } from "./session";

interface Props {
  of: CivAccount;
  onClose(): void;
}

type Gone = NonNullable<CivFacts["gone"]>[number];
const GONE: readonly Gone[] = [
  "dynasty",
  "fame_deck",
  "unrest_pile",
  "region_deck",
  "tradition_deck",
  "civilised_deck",
  "crowned",
  "king_turned",
];
const SIDES = ["barbarian", "empire"] as const;

/** All that account is kept of, to be put right by hand. */
export function TableSheet({ of, onClose }: Props) {
  const sure = useSignal(false);
  const { facts } = of;
  const gone = facts.gone ?? [];
  const accedes = nationOf(facts.nation).accession_kind === "accession";
  const flip = (word: Gone) =>
    mendFacts({ ...facts, gone: gone.includes(word) ? gone.filter((one) => one !== word) : [...gone, word] });
  return (
    <Dialog title={t("beside.table")} shape="sheet" onClose={onClose}>
      <div class="b-sheet">
        <h3>{t("beside.tokens")}</h3>
        <Steppers
          of={facts.tokens ?? {}}
          label={t("beside.tokens")}
          onChange={(tokens) => mendFacts({ ...facts, tokens })}
        />
        {accedes && (
          <>
            <h3>{t("beside.state")}</h3>
            <div class="b-answers">
              {SIDES.map((side) => (
                <Button
                  key={side}
                  class="b-big"
                  aria-pressed={facts.state === side}
                  onClick={() => mendFacts({ ...facts, state: side })}
                >
                  {title(`noun.state.${side}`)}
                </Button>
              ))}
            </div>
          </>
        )}
        {facts.journey && (
          <p>
            {t("beside.journey")} · <i>{cardName(facts.journey)}</i>
          </p>
        )}
        <h3>{t("beside.gone")}</h3>
        <div class="b-choices">
          {GONE.map((word) => (
            <Button key={word} class="b-big" aria-pressed={gone.includes(word)} onClick={() => flip(word)}>
              {t(`beside.gone.${word}`)}
            </Button>
          ))}
        </div>
        {sure.value ? (
          <>
            <p>{t("beside.anew.sure")}</p>
            <div class="b-answers">
              <Button class="b-big" onClick={forget}>
                {t("beside.anew.yes")}
              </Button>
              <Button
                kind="primary"
                class="b-big"
                onClick={() => {
                  sure.value = false;
                }}
              >
                {t("beside.anew.no")}
              </Button>
            </div>
          </>
        ) : (
          <Button
            class="b-big"
            onClick={() => {
              sure.value = true;
            }}
          >
            {t("beside.anew")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const CHAPTERS: readonly CivRead["chapter"][] = ["setup", "keywords", "end"];

/** The chapters of the booklet that hold for this opponent. */
export function RulesSheet({ of, onClose }: Props) {
  const chapter = useSignal<CivRead["chapter"]>("keywords");
  const language = lang.value;
  const text = useMemo(() => fetched(() => read(chapter.value, of.facts)), [chapter.value, language]);
  return (
    <Dialog title={t("beside.read")} shape="sheet" onClose={onClose}>
      <div class="b-choices">
        {CHAPTERS.map((one) => (
          <Button
            key={one}
            class="b-big"
            aria-pressed={chapter.value === one}
            onClick={() => {
              chapter.value = one;
            }}
          >
            {t(`beside.read.${one}`)}
          </Button>
        ))}
      </div>
      <Fetched resource={text}>{({ steps }) => <StepList of={steps} />}</Fetched>
    </Dialog>
  );
}

/** Its points: tokens and cards in, points out. */
export function CountSheet({ of, onClose }: Props) {
  const { facts, counted = [] } = of;
  const adding = useSignal(!counted.length);
  const language = lang.value;
  const asked = JSON.stringify([facts.tokens, counted]);
  const points = useMemo(() => fetched(() => countUp(facts, counted)), [asked, language]);
  return (
    <Dialog title={t("beside.count")} shape="sheet" onClose={onClose}>
      <div class="b-sheet">
        <Fetched resource={points}>
          {({ total, lines }) => (
            <>
              <p class="b-total" aria-live="polite">
                {t("beside.count.total", { points: total })}
              </p>
              <table class="b-lines">
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.label}>
                      <th scope="row">
                        <Said of={line.label} /> <RuleLink id={line.rule} brief />
                      </th>
                      <td>{line.count}</td>
                      <td>{line.points}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </Fetched>
        <Steppers
          of={facts.tokens ?? {}}
          label={t("beside.tokens")}
          onChange={(tokens) => mendFacts({ ...facts, tokens })}
        />
        <p class="b-note">{t("beside.count.text")}</p>
        <p>
          <b>{t("beside.count.cards", { count: counted.length })}</b>
        </p>
        <ul class="b-counted">
          {counted.map((card, place) => (
            <li key={`${card}${place}`}>
              <span>{cardName(card)}</span>
              <Button
                kind="quiet"
                icon={cross}
                name={t("beside.count.remove", { card: cardName(card) })}
                onClick={() => mend({ counted: counted.filter((_, one) => one !== place) })}
              />
            </li>
          ))}
        </ul>
        {adding.value ? (
          <CardPicker of={of} from="deck" onPick={(card) => mend({ counted: [card, ...counted] })} />
        ) : (
          <Button
            class="b-big"
            onClick={() => {
              adding.value = true;
            }}
          >
            {t("beside.count.add")}
          </Button>
        )}
        {counted.length > 0 && (
          <Button kind="quiet" class="b-big" onClick={() => mend({ counted: [] })}>
            {t("beside.count.clear")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
