import { Alert, Button } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../format/format.ts";
import type { DraftForm } from "./useDraftForm.ts";

interface DraftNoteProps {
  form: Pick<DraftForm<object>, "draft" | "undo">;
}

/** « Brouillon du 21/11/2026 14:05 repris », with a button to discard it; nothing when the form has no draft. */
export function DraftNote({ form: { draft, undo } }: DraftNoteProps) {
  const { t } = useTranslation("shared");
  if (!draft) return null;
  const abandon = () => {
    // The focused button is removed: the focus moves to the page's heading.
    document.querySelector<HTMLElement>("main h1")?.focus();
    undo();
  };
  return (
    <Alert
      actions={
        <Button onClick={abandon} variant="plain">
          {t("draft.discard")}
        </Button>
      }
      title={t("draft.restored", { date: formatDateTime(draft.at) })}
      tone={draft.isOutdated ? "warning" : "info"}
    >
      {draft.isOutdated ? t("draft.outdated") : t("draft.unsaved")}
    </Alert>
  );
}
