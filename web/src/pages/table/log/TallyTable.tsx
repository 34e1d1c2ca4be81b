import { useContext } from "preact/hooks";
import { say } from "../../../i18n";
import { addUp } from "../../../table/amounts";
import { nameOfDoer } from "../../../table/doer";
import type { Tally } from "../../../table/ledger";
import { Signed } from "../../../table/signed";
import { t } from "../../../table/texts";
import { Words } from "../../../table/words";
import { GameOfRules, SeatMark } from "../../../ui";
import type { GameWords, Line, SeatInfo } from "../../../wire/messages";

interface Cell {
  sum: number | null;
  amounts: string[];
}

/** What the lines of a round add to the rows of its table, by seat and column. */
export function rowsOf(lines: readonly Line[]): { columns: string[]; rows: Map<number, Map<string, Cell>> } {
  const columns = new Set<string>();
  const rows = new Map<number, Map<string, Cell>>();
  for (const line of lines) {
    const amounts = line.details.amount;
    const gained: Record<string, string[]> = amounts
      ? { [t("log.gained")]: typeof amounts === "string" ? [amounts] : (amounts as string[]) }
      : {};
    for (const [column, value] of Object.entries(line.tally ?? gained)) {
      columns.add(column);
      const row = rows.get(line.seat) ?? new Map<string, Cell>();
      rows.set(line.seat, row);
      const cell = row.get(column) ?? { sum: null, amounts: [] };
      row.set(column, cell);
      if (typeof value === "number") cell.sum = (cell.sum ?? 0) + value;
      else cell.amounts.push(...value);
    }
  }
  return { columns: [...columns], rows };
}

/** What stands in a cell, an amount each. */
function sayCell(cell: Cell | undefined, words: GameWords): string[] {
  const said = cell?.sum != null ? [String(cell.sum)] : cell && (addUp(cell.amounts, words) ?? cell.amounts);
  return said?.length ? said : ["–"];
}

/** The end of a round as a small table: a row a player, a column for what it brought. */
export function TallyTable({ of, seats }: { of: Tally; seats: readonly SeatInfo[] }) {
  const words = useContext(Words);
  const { columns, rows } = rowsOf(of.lines);
  const parties = [...rows.keys()].sort((one, other) => (one < 0 ? 99 : one) - (other < 0 ? 99 : other));
  const game = useContext(GameOfRules);
  return (
    <table class="log-tally">
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parties.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              {seat >= 0 && <SeatMark seat={seat} />} {nameOfDoer(seat, seats, game)}
            </th>
            {columns.map((column) => (
              <td key={column}>
                {sayCell(rows.get(seat)?.get(column), words).map((said) => (
                  <span class="log-tally-amount" key={said}>
                    <Signed text={said} of={of.lines} />
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
