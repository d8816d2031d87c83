import { Button, Dialog } from "@reserve/design-system";
import { Diff, type DiffProperty } from "@reserve/design-system/diff";
import { useTranslation } from "react-i18next";

interface VersionConflictProps {
  /** What the record is called. */
  name: string;
  /** Mine before, theirs after. */
  properties: readonly DiffProperty[];
  isSending: boolean;
  /** Takes what is saved and forgets what was typed. */
  onTake: () => void;
  /** Saves what was typed over it. */
  onOverwrite: () => void;
  onClose: () => void;
}

/** Somebody saved the record meanwhile: both versions side by side, and the choice between them. */
export function VersionConflict({ name, properties, isSending, onTake, onOverwrite, onClose }: VersionConflictProps) {
  const { t } = useTranslation("users");
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSending ? "" : undefined} onClick={onTake}>
            {t("conflict.take")}
          </Button>
          <Button isBusy={isSending} onClick={onOverwrite} variant="primary">
            {t("conflict.overwrite")}
          </Button>
        </>
      }
      isLocked={isSending}
      onClose={onClose}
      size="wide"
      title={t("conflict.title")}
    >
      <p>{t("conflict.detail")}</p>
      <Diff
        afterLabel={t("conflict.theirs")}
        beforeLabel={t("conflict.mine")}
        label={t("conflict.label", { name })}
        properties={properties}
      />
    </Dialog>
  );
}
