import contract from "icon:contract";
import expand from "icon:expand";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Move } from "../net/moment";
import { Button } from "../ui";
import { nameOfSeat } from "../ui/SeatName";
import { Did } from "./Did";
import { useHold } from "./hold";
import { MoveButton } from "./MoveButton";
import { AreaOf } from "./news";
import { t } from "./texts";
import "./Opponent.css";

interface Props {
  seat: number;
  /** Whose doing the log says it is and what it is called there, where the rules play. */
  automa?: { doer: number; name: string } | undefined;
  /** False where the side itself tells what they did. */
  tells?: boolean;
  /** The name of their side of the table. */
  label: string;
  /** The move that names them. */
  move?: Move | undefined;
  /** Who they are and how they stand. */
  head: ComponentChildren;
  /** His side: in short, or in full once it is opened. */
  children(open: boolean): ComponentChildren;
}

/** Another player in a row of others: a summary, until it is opened in its place. */
export function Opponent({ seat, automa, tells = true, label, move, head, children }: Props) {
  const hold = useHold();
  const side = useRef<HTMLElement>(null);
  const open = hold.opened.includes(seat);
  useEffect(() => {
    if (open) side.current?.scrollIntoView?.({ block: "nearest" });
  }, [open]);
  return (
    <AreaOf.Provider value={seat}>
      <section
        class="opponent sheet"
        aria-label={label}
        data-seat={seat}
        data-open={open}
        data-named={move !== undefined}
        ref={side}
      >
        <header>
          {head}
          <Button
            kind="quiet"
            icon={open ? contract : expand}
            name={t(open ? "shut" : "open", { what: label })}
            aria-expanded={open}
            onClick={() => hold.toggle(seat)}
          />
        </header>
        {move && <MoveButton move={move} kind="primary" class="opponent-move" />}
        {tells && (
          <Did
            {...(automa ?? { doer: seat, name: nameOfSeat(seat, hold.seats) })}
            full={open || !hold.wide}
          />
        )}
        {children(open)}
      </section>
    </AreaOf.Provider>
  );
}
