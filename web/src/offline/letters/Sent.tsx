import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { say } from "../../i18n";
import { Button } from "../../ui";
import { LinkField } from "../../ui/LinkField";
import { fitsCode, QrCode } from "../../ui/QrCode";
import { linkOf } from "./matches";
import { t, texts } from "./texts";

/** A letter to be sent: as a link, and as a code where it fits into one. */
export function Sent({ packed, text }: { packed: string; text: string }) {
  const link = linkOf(packed);
  return (
    <div class="letter" data-testid="letter">
      <p>{text}</p>
      <LinkField id="letter-link" link={link} name={t("link")}>
        {t("link")}
      </LinkField>
      {fitsCode(link) ? <QrCode text={link} label={t("code")} /> : <p>{t("long")}</p>}
    </div>
  );
}

/** Where a link is opened that came otherwise than by a click. */
export function Paste() {
  const { route } = useLocation();
  const text = useSignal("");
  const wrong = useSignal(false);
  return (
    <form
      class="letter-paste"
      onSubmit={(event) => {
        event.preventDefault();
        const packed = text.value.trim().split("/letter/")[1];
        wrong.value = packed === undefined;
        if (packed !== undefined) route(`/letter/${packed}`);
      }}
    >
      <label for="letter-paste">{t("paste")}</label>
      <input
        id="letter-paste"
        class="field"
        autocomplete="off"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <Button type="submit">{t("open")}</Button>
      {wrong.value && <p role="alert">{say(texts.damaged)}</p>}
    </form>
  );
}
