import { recordAddress } from "#house";
import { t } from "../i18n";
import { api } from "../net/api";
import { Button } from "./Button";
import { save } from "./save";

interface Props {
  table: string;
  game: string;
  kind: "plain" | "quiet";
}

/** The record of a finished game, as a file. */
export function RecordLink({ table, game, kind }: Props) {
  const file = `${game}-${table}.txt`;
  const address = recordAddress(table);
  return address ? (
    <a class={`button button-${kind}`} href={address} download={file}>
      {t("result.record")}
    </a>
  ) : (
    <Button kind={kind} onClick={async () => save(file, await api.record(table))}>
      {t("result.record")}
    </Button>
  );
}
