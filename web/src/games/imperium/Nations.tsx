import { Thing } from "../../board";
import { Icon } from "../../ui";
import { allNations, type Nation } from "./content";
import { nationEmblem } from "./emblems";
import { useTable } from "./table";
import { book, t, word } from "./texts";
import "./Nations.css";

/** The nations while they are chosen: how each of them plays and how hard that is, or what it does as an opponent. */
export function Nations() {
  const { view, moves, question } = useTable();
  const asked = allNations.filter((one) => moves.has(`nation ${one.id}`));
  const offered = allNations.filter((one) => view.offered.includes(one.id));
  const shown = [asked, offered, allNations].find((some) => some.length > 0) ?? [];
  return (
    <ul class="i-nations" aria-label={t("nations")}>
      {shown.map((nation) => (
        <NationCard key={nation.id} of={nation} against={question?.choice === "ChooseOpponent"} />
      ))}
    </ul>
  );
}

function NationCard({ of, against = false }: FaceProps) {
  const { moves } = useTable();
  return (
    <li>
      <Thing class="i-nation-card" move={moves.get(`nation ${of.id}`)} wish={`nation ${of.id}`}>
        <NationFace of={of} against={against} />
      </Thing>
    </li>
  );
}

interface FaceProps {
  of: Nation;
  /** True where it is to be played against. */
  against?: boolean;
}

/** A nation in short: name, box, one line on how it plays and how hard that is, or on what the C.I.V. does with it. */
export function NationFace({ of, against = false }: FaceProps) {
  const lines = against ? [word(`about.opponent.${of.id}`)] : book.sentences(of.id);
  return (
    <span class="i-nation-face">
      <Icon of={nationEmblem(of.id)} class="i-realm-emblem" />
      <span class="i-nation-words">
        <b>{book.name(of.id)}</b>
        <small>{t(`box.${of.box}`)}</small>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
