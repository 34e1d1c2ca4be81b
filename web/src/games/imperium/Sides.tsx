import { Cards, CardThing } from "../../board";
import { CardFace } from "./CardFace";
import { nationOf } from "./content";
import { CardInspect } from "./Inspect";
import { NationFace } from "./Nations";
import { cardName } from "./naming";
import { useTable } from "./table";
import { t } from "./texts";
import "./Sides.css";

const SIDES = ["A", "B"] as const;

/** The two sides of a nation's power card, one of which is chosen. */
export function Sides({ of }: { of: string }) {
  const { moves } = useTable();
  const { power } = nationOf(of);
  return (
    <div class="i-sides">
      <NationFace of={nationOf(of)} />
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
            <CardFace of={power[side] ?? ""} size="inspect" />
          </CardThing>
        ))}
      </Cards>
    </div>
  );
}
