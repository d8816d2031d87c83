import { Button, Dialog } from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { useTranslation } from "react-i18next";
import type { RecordConflict } from "./record-conflict.ts";

/** Texts of the conflict dialog that a screen can override. */
export type ConflictWords = Partial<Record<"title" | "detail" | "label" | "mine" | "theirs" | "take" | "overwrite", string>>;

interface VersionConflictProps {
  conflict: RecordConflict;
  /** Name of the record. */
  name: string;
  isSending: boolean;
  words?: ConflictWords | undefined;
}

/** Conflict dialog: both versions of a record side by side, and the choice. */
export function VersionConflict({ conflict, name, isSending, words = {} }: VersionConflictProps) {
  const { t } = useTranslation("shared");
  const textOf = (key: keyof ConflictWords) => words[key] ?? t(`conflict.${key}`, { name });
  const hasProperties = conflict.properties.length > 0;
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSending ? "" : undefined} onClick={conflict.take}>
            {textOf("take")}
          </Button>
          <Button isBusy={isSending} onClick={conflict.overwrite} variant="primary">
            {textOf("overwrite")}
          </Button>
        </>
      }
      isLocked={isSending}
      onClose={conflict.close}
      size="wide"
      title={textOf("title")}
    >
      <p>{hasProperties ? textOf("detail") : t("conflict.apart")}</p>
      {conflict.taken.length > 0 ? <p>{t("conflict.taken", { list: conflict.taken.join(", ") })}</p> : null}
      {hasProperties ? (
        <Diff afterLabel={textOf("theirs")} beforeLabel={textOf("mine")} label={textOf("label")} properties={conflict.properties} />
      ) : null}
    </Dialog>
  );
}
