import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import type { GameFace } from "../../../games/board";
import { actionOf, merged } from "../../../table/actions";
import type { Entry } from "../../../table/ledger";
import { isSaidOf, joinClauses, sayClauses, sayTold } from "../../../table/sentence";
import { t } from "../../../table/texts";
import { Words } from "../../../table/words";
import { Button, RuleLink } from "../../../ui";
import { dots, play } from "../../../ui/signs";
import { Said } from "./Said";

interface Props {
  of: Entry;
  /** Whose turn it stands under: that name is left out, or stands before it where it is all of the turn. */
  name: string;
  alone: boolean;
  face: GameFace | undefined;
  sought: boolean;
  /** True for the action that a replay has come to. */
  current: boolean;
  /** True for one to which a replay has not come yet. */
  later: boolean;
  /** Go to the position after it; without this a click opens the details. */
  go: ((place: number) => void) | undefined;
}

/** One action, one line; its parts with their rules are opened by a click. */
export function EntryLine({ of, name, alone, face, sought, current, later, go }: Props) {
  const words = useContext(Words);
  const open = useSignal(false);
  const first = of.lines[0];
  const action = first ? actionOf(first) : 0;
  const named = alone && of.clauses[0] !== undefined && isSaidOf(of.clauses[0].told, name);
  const said = named ? joinClauses : sayClauses;
  const toggle = () => {
    open.value = !open.value;
  };
  return (
    <li
      class="log-line"
      data-of={action}
      data-sought={sought || undefined}
      data-current={current || undefined}
      data-later={later || undefined}
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button beside it does the same. */}
      <span
        class="log-said"
        onClick={() => {
          if (go) go(of.last);
          else toggle();
        }}
      >
        {named && <b>{name} </b>}
        <Said text={said(of.clauses, words, name)} of={of.lines} face={face} />
      </span>
      {go && (
        <Button kind="quiet" class="log-open" icon={play} name={t("log.go")} onClick={() => go(of.last)} />
      )}
      <Button
        kind="quiet"
        class="log-open"
        icon={dots}
        name={t(open.value ? "log.details.hide" : "log.details")}
        aria-expanded={open.value}
        onClick={toggle}
      />
      {open.value && (
        <ul class="log-parts">
          {merged(of.lines).map((told, place) => (
            // Lines of one action have no other identity than their order.
            <li key={place}>
              <span>
                <Said text={sayTold(told)} of={of.lines} face={face} />
              </span>
              <RuleLink id={told.line.rule} brief />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
