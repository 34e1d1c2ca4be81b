import { Thing } from "../../board";
import { Icon } from "../../ui";
import { allNations, type Nation } from "./content";
import { nationEmblem } from "./emblems";
import { useTable } from "./table";
import { book, t, word } from "./texts";
import "./Nations.css";

/** The nations while they are chosen: how each of them plays, and how hard that is. */
export function Nations() {
  const { view } = useTable();
  const shown = view.offered.length ? allNations.filter((one) => view.offered.includes(one.id)) : allNations;
  return (
    <ul class="i-nations" aria-label={t("nations")}>
      {shown.map((nation) => (
        <NationCard key={nation.id} of={nation} />
      ))}
    </ul>
  );
}

function NationCard({ of }: { of: Nation }) {
  const { moves } = useTable();
  return (
    <li>
      <Thing class="i-nation-card" move={moves.get(`nation ${of.id}`)} wish={`nation ${of.id}`}>
        <NationFace of={of} />
      </Thing>
    </li>
  );
}

/** A nation in short: name, box, how hard, one line on how it plays. */
export function NationFace({ of }: { of: Nation }) {
  return (
    <span class="i-nation-face">
      <Icon of={nationEmblem(of.id)} class="i-realm-emblem" />
      <span class="i-nation-words">
        <b>{book.name(of.id)}</b>
        <small>
          <Ease of={Number(word(`ease.${of.id}`))} /> {t(`box.${of.box}`)}
        </small>
        <span>{word(`plays.${of.id}`)}</span>
      </span>
    </span>
  );
}

const HARDEST = 3;

/** How hard a nation is to play, in dots and in words. */
function Ease({ of }: { of: number }) {
  return (
    <span class="i-ease">
      <span aria-hidden="true">{"●".repeat(of) + "○".repeat(HARDEST - of)}</span> {word(`hard.${of}`)} ·
    </span>
  );
}
