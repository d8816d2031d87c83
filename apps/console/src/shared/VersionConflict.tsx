import { Button, Dialog } from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { useTranslation } from "react-i18next";
import type { RecordConflict } from "./record-conflict.ts";

/** What the dialog says otherwise than « cette fiche », in the words of the screen that shows it. */
export type ConflictWords = Partial<Record<"title" | "detail" | "label" | "mine" | "theirs" | "take" | "overwrite", string>>;

interface VersionConflictProps {
  conflict: RecordConflict;
  /** What the record is called. */
  name: string;
  isSending: boolean;
  words?: ConflictWords | undefined;
}

/** Somebody saved the record meanwhile: both versions side by side, and the choice between them. */
export function VersionConflict({ conflict, name, isSending, words = {} }: VersionConflictProps) {
  const { t } = useTranslation("shared");
  const said = (key: keyof ConflictWords) => words[key] ?? t(`conflict.${key}`, { name });
  const isAsked = conflict.properties.length > 0;
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSending ? "" : undefined} onClick={conflict.take}>
            {said("take")}
          </Button>
          <Button isBusy={isSending} onClick={conflict.overwrite} variant="primary">
            {said("overwrite")}
          </Button>
        </>
      }
      isLocked={isSending}
      onClose={conflict.close}
      size="wide"
      title={said("title")}
    >
      <p>{isAsked ? said("detail") : t("conflict.apart")}</p>
      {conflict.taken.length > 0 ? <p>{t("conflict.taken", { list: conflict.taken.join(", ") })}</p> : null}
      {isAsked ? (
        <Diff afterLabel={said("theirs")} beforeLabel={said("mine")} label={said("label")} properties={conflict.properties} />
      ) : null}
    </Dialog>
  );
}
