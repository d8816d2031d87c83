import { Alert, Button } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatTime } from "../format/format.ts";
import type { Autosave } from "./useAutosave.ts";
import type { DraftForm } from "./useDraftForm.ts";

/**
 * « Brouillon enregistré à 14:32 », once the server has confirmed it; only failures are announced. The line is always rendered: if the page
 * moved when typing stops, the click that ends it would miss its button.
 */
export function AutosaveStatus({ status }: Pick<Autosave, "status">) {
  const { t } = useTranslation("shared");
  const [savedAt, setSavedAt] = useState<string | null>(null);
  // While newer input is being saved, the last saved time stays valid.
  const at = { idle: null, saving: savedAt, failed: null, saved: status.kind === "saved" ? status.at : null }[status.kind];
  if (at !== savedAt) setSavedAt(at);
  return (
    <>
      {status.kind === "failed" ? null : (
        <span style={{ visibility: at === null ? "hidden" : "visible" }}>
          {t("autosave.saved", { time: at === null ? UNKNOWN_TIME : formatTime(at) })}
        </span>
      )}
      <span role="status">{status.kind === "failed" ? t("autosave.failed") : null}</span>
    </>
  );
}

/** Placeholder with the width of a time. */
const UNKNOWN_TIME = "--:--";

interface AutosaveOfferProps {
  offer: NonNullable<Autosave["offer"]>;
  /** Draft of this device that the form started from. */
  draft: DraftForm<object>["draft"];
}

/** Offers a draft stored on the server that is not in the form: restore or discard. It also mentions the draft of this device that is in the form. */
export function AutosaveOffer({ offer, draft }: AutosaveOfferProps) {
  const { t } = useTranslation("shared");
  const texts = [
    draft ? t("autosave.beside", { date: formatDateTime(draft.at) }) : t("autosave.notSaved"),
    offer.isOutdated || draft?.isOutdated ? t("autosave.outdated") : "",
  ];
  const choose = (act: () => void) => () => {
    // The focused button is removed: the focus moves to the page's heading.
    document.querySelector<HTMLElement>("main h1")?.focus();
    act();
  };
  return (
    <Alert
      actions={
        <>
          <Button onClick={choose(offer.take)}>{t("autosave.take")}</Button>
          <Button onClick={choose(offer.discard)} variant="plain">
            {t(draft ? "autosave.keep" : "draft.discard")}
          </Button>
        </>
      }
      title={t("autosave.offered", { date: formatDateTime(offer.at) })}
      tone={offer.isOutdated ? "warning" : "info"}
    >
      {texts.filter(Boolean).join(" ")}
    </Alert>
  );
}
