import { GoodsRow } from "./Good";
import { cardName } from "./naming";
import { useTable } from "./table";
import { t, title } from "./texts";

const some = (of: object): boolean => Object.keys(of).length > 0;

/** What is in the middle of being done: the card that is built, what is still to be paid, spoils, what is to come. */
export function Site() {
  const { view } = useTable();
  const { building, due, spoils, waiting } = view;
  if (!building && !some(due) && !some(spoils) && waiting.length === 0) return null;
  return (
    <p class="s-site">
      {building && (
        <span>
          {title("view.building")} <b>{cardName(building)}</b>
        </span>
      )}
      {some(due) && (
        <span>
          {t("due")} <GoodsRow of={due} />
        </span>
      )}
      {some(spoils) && (
        <span>
          {t("spoils", { count: view.bounty })} <GoodsRow of={spoils} />
        </span>
      )}
      {waiting.length > 0 && <span>{t("waiting", { cards: waiting.map(cardName) })}</span>}
    </p>
  );
}
