import { Cards, CardThing } from "../../board";
import { CardFace } from "./CardFace";
import { nationOf } from "./content";
import { CardInspect } from "./Inspect";
import { cardName } from "./naming";
import { useTable } from "./table";
import { t } from "./texts";

const SIDES = ["A", "B"] as const;

/** The two sides of a nation's power card, one of which is chosen. */
export function Sides({ of }: { of: string }) {
  const { moves } = useTable();
  const { power } = nationOf(of);
  return (
    <Cards>
      {SIDES.map((side) => (
        <CardThing
          key={side}
          id={power[side] ?? ""}
          title={cardName(power[side] ?? "")}
          move={moves.get(`side ${side}`)}
          look={() => <CardInspect of={power[side] ?? ""} />}
          note={t("side", { side })}
        >
          <CardFace of={power[side] ?? ""} />
        </CardThing>
      ))}
    </Cards>
  );
}
