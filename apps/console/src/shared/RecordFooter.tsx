import type { DiffProperty } from "@reserve/design-system/diff";
import { SaveBar } from "@reserve/design-system/shell";
import { type ComponentProps, lazy, Suspense } from "react";
import { keepClearOfBarBefore } from "./keep-clear.ts";
import type { Command } from "./useCommand.ts";
import type { ConflictWords } from "./VersionConflict.tsx";

// Comparing words weighs more than the form, and is hardly ever needed.
const VersionConflict = lazy(async () => ({ default: (await import("./VersionConflict.tsx")).VersionConflict }));

interface RecordFooterProps<Entity> extends Pick<ComponentProps<typeof SaveBar>, "changes" | "isSaved" | "saveLabel"> {
  /** What creates or saves the record. */
  command: Pick<Command<never>, "failure" | "isSending" | "reset">;
  /** « Rien n’est enregistré, votre saisie est gardée. » */
  notSaved: string;
  /** Saves what is typed; over that version when there is one. */
  onSave: (version?: number) => void;
  /** Puts back what is saved. */
  onUndo: () => void;
  /** The record as somebody has saved it meanwhile, and what to say of the two versions; null for a new one. */
  conflict: {
    current: Entity | undefined;
    words: ConflictWords;
    properties: (current: Entity) => readonly DiffProperty[];
    /** Takes what is saved and forgets what was typed. */
    onTake: (current: Entity) => void;
  } | null;
}

/** What ends the form of a record: the bar that saves it, and the choice between two versions when somebody was faster. */
export function RecordFooter<Entity extends { version: number }>({
  command: { failure, isSending, reset },
  notSaved,
  onSave,
  onUndo,
  conflict,
  ...bar
}: RecordFooterProps<Entity>) {
  const current = conflict?.current;
  return (
    <>
      <SaveBar
        {...bar}
        error={failure && !isSending ? notSaved : undefined}
        isSaving={isSending}
        onSave={() => onSave()}
        onUndo={() => {
          onUndo();
          reset();
        }}
      />
      <span hidden ref={keepClearOfBarBefore} />
      {conflict && current ? (
        <Suspense fallback={null}>
          <VersionConflict
            isSending={isSending}
            onClose={reset}
            onOverwrite={() => onSave(current.version)}
            onTake={() => {
              conflict.onTake(current);
              reset();
            }}
            properties={conflict.properties(current)}
            words={conflict.words}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The record that a refused save came too late for; undefined when the save was not refused for that. */
export function currentOf<Entity>({ failure }: Pick<Command<never>, "failure">): Entity | undefined {
  return failure?.kind === "stale" ? (failure.current as Entity | undefined) : undefined;
}
