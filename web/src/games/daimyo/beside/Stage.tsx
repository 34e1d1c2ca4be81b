import { Stage as Shared } from "../../beside/Stage";
import { t } from "../texts";
import { back, past } from "./session";

type Props = Omit<Parameters<typeof Shared>[0], "back">;

/** A stage with the way back. */
export const Stage = (props: Props) => (
  <Shared {...props} back={past.value.length > 0 ? { label: t("beside.back"), go: back } : null} />
);
