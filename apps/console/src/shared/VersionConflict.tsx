import { Button, Dialog } from "@reserve/design-system";
import { Diff, type DiffProperty } from "@reserve/design-system/diff";

/** What the dialog says, in the words of the screen that shows it. */
export interface ConflictWords {
  title: string;
  detail: string;
  /** Names the comparison: « Versions de la commande nº 24118 ». */
  label: string;
  mine: string;
  theirs: string;
  /** Takes what is saved. */
  take: string;
  /** Saves what was typed over it. */
  overwrite: string;
}

interface VersionConflictProps {
  words: ConflictWords;
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
export function VersionConflict({ words, properties, isSending, onTake, onOverwrite, onClose }: VersionConflictProps) {
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSending ? "" : undefined} onClick={onTake}>
            {words.take}
          </Button>
          <Button isBusy={isSending} onClick={onOverwrite} variant="primary">
            {words.overwrite}
          </Button>
        </>
      }
      isLocked={isSending}
      onClose={onClose}
      size="wide"
      title={words.title}
    >
      <p>{words.detail}</p>
      <Diff afterLabel={words.theirs} beforeLabel={words.mine} label={words.label} properties={properties} />
    </Dialog>
  );
}
