import { Thing } from "../../board";
import { Icon } from "../../ui";
import { allNations, type Nation } from "./content";
import { nationEmblem } from "./emblems";
import { useTable } from "./table";
import { book, t } from "./texts";
import "./Nations.css";

/** The nations while they are chosen: how each of them plays, and how hard that is. */
export function Nations() {
  const { view, moves } = useTable();
  const asked = allNations.filter((one) => moves.has(`nation ${one.id}`));
  const offered = allNations.filter((one) => view.offered.includes(one.id));
  const shown = [asked, offered, allNations].find((some) => some.length > 0) ?? [];
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

/** A nation in short: name, box, one line on how it plays and how hard that is. */
export function NationFace({ of }: { of: Nation }) {
  return (
    <span class="i-nation-face">
      <Icon of={nationEmblem(of.id)} class="i-realm-emblem" />
      <span class="i-nation-words">
        <b>{book.name(of.id)}</b>
        <small>{t(`box.${of.box}`)}</small>
        {book.sentences(of.id).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
