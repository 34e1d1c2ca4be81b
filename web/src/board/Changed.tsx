import { useContext } from "preact/hooks";
import { useHold } from "./hold";
import { AreaOf } from "./news";
import { t } from "./texts";
import "./Changed.css";

interface Props {
  of: string;
  value: number;
}

/** By how much a number of another player has changed since the reader's last move, beside it until the next. */
export function Changed({ of, value }: Props) {
  const party = useContext(AreaOf);
  return party === null ? null : <Change of={`${party} ${of}`} value={value} />;
}

function Change({ of, value }: Props) {
  const by = useHold().change(of, value);
  if (by === 0) return null;
  const sum = by > 0 ? `+${by}` : `\u2212${-by}`;
  return (
    <span class="changed">
      <span aria-hidden="true">{sum}</span>
      <span class="spoken">{t("changed", { sum })}</span>
    </span>
  );
}
