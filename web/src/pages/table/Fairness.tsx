import dice from "icon:dice-six-faces-four";
import { useSignal } from "@preact/signals";
import { t } from "../../i18n";
import { belongs, firstFingerprint } from "../../table/proof";
import { Button, Icon } from "../../ui";
import type { Proof, TableInfo } from "../../wire/messages";
import "./Fairness.css";

/** Says that somebody knows what is hidden, where the seed was chosen. */
export function SeedChosen({ info }: { info: TableInfo | null }) {
  if (!info?.seed_chosen) return null;
  return (
    <span class="chip chip-warning seed-chosen" data-tip={t("seed.chosen.more")}>
      <Icon of={dice} />
      <span class="seed-chosen-word">{t("seed.chosen")}</span>
      <span class="spoken">{t("seed.chosen.more")}</span>
    </span>
  );
}

/** The fingerprint of the seed, shown while nobody may know the seed itself. */
export function Fingerprint({ info }: { info: TableInfo | null }) {
  const first = info && firstFingerprint(info);
  if (!first) return null;
  return (
    <>
      {info.seed_chosen && (
        <p class="menu-note">{t("pair", { name: t("seed.chosen"), value: t("seed.chosen.more") })}</p>
      )}
      <p class="menu-label">{t("seed.fingerprint")}</p>
      <p class="fingerprint">{first}</p>
      <p class="menu-note">{t("seed.fingerprint.text")}</p>
    </>
  );
}

/** The seed, when the game is over, and whether it is the one of the beginning. */
export function SeedProof({ info, proof }: { info: TableInfo; proof: Proof | null | undefined }) {
  const found = useSignal<boolean | null | undefined>(undefined);
  const first = firstFingerprint(info);
  if (!proof || !first) return null;
  const check = async () => {
    found.value = await belongs(proof, first);
  };
  return (
    <div class="seed-proof">
      <p>
        {t("seed.was", { seed: proof.seed })} {info.seed_chosen ? t("seed.chosen.more") : ""}
      </p>
      {found.value === undefined ? (
        <Button kind="quiet" onClick={() => void check()}>
          {t("seed.check")}
        </Button>
      ) : (
        <p role="status">
          {found.value === null
            ? t("seed.unchecked", { fingerprint: first })
            : t(found.value ? "seed.fits" : "seed.differs")}
        </p>
      )}
    </div>
  );
}
