import { type ReactNode, useEffectEvent, useLayoutEffect } from "react";
import { Button } from "../actions/Button.tsx";
import { CircleAlertIcon, CircleCheckIcon, SaveIcon } from "../icons.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { BarBox, Keys } from "./SaveBar.styles.ts";
import { shellTexts } from "./texts.ts";

interface SaveBarProps {
  /** Labels of the changed fields, in the page's order; the bar of a saved record is hidden while there are none. */
  changes: readonly string[];
  /** The record does not exist yet: it can be sent before anything is typed, to be told what is missing. */
  isNew?: boolean;
  /** Verb and object: « Enregistrer le produit »; « Enregistrer » by default. */
  saveLabel?: string;
  /** Called by the button and by Ctrl+S (⌘S on a Mac), by the keys also while nothing has changed. */
  onSave: () => void;
  /** Restores the saved values; without it there is no such button. */
  onUndo?: () => void;
  isSaving?: boolean;
  /** True right after a save: the bar shows a confirmation until something else changes. */
  isSaved?: boolean;
  /** Effect of a save outside of the form, in a live region that is always rendered. */
  effect?: ReactNode;
  /** Reason why the last save was rejected, and what was preserved. */
  error?: ReactNode;
}

/** A sticky bar at the bottom of a form that names what will be saved; hidden when there is nothing to save. */
export function SaveBar({ changes, isNew, saveLabel, onSave, onUndo, isSaving = false, isSaved = false, effect, error }: SaveBarProps) {
  const texts = useOwnTexts(shellTexts);
  const isChanged = changes.length > 0;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The browser's own dialog would offer to save the page as a file.
    event.preventDefault();
    if (!isSaving && !event.repeat) onSave();
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  const others = changes.length > 3 ? changes.length - 2 : 0;
  const state = isSaving
    ? texts.saving
    : isChanged
      ? texts.willSave(changes.slice(0, others > 0 ? 2 : 3), others)
      : isSaved
        ? texts.saved
        : "";
  return (
    <BarBox aria-label={texts.changes} data-empty={state || error || isNew ? undefined : ""}>
      <div>
        <p data-state={isChanged || isSaving ? undefined : "saved"} role="status">
          {isSaved && !isChanged && !isSaving ? <CircleCheckIcon /> : null}
          {state}
        </p>
        {effect}
        {error ? (
          <p data-state="failed" role="alert">
            <CircleAlertIcon />
            {error}
          </p>
        ) : null}
      </div>
      {isChanged || isNew || isSaving ? (
        <>
          {onUndo && isChanged ? (
            <Button disabledReason={isSaving ? "" : undefined} onClick={onUndo} variant="plain">
              {texts.undo}
            </Button>
          ) : null}
          <Button
            aria-keyshortcuts={isMac ? "Meta+S" : "Control+S"}
            icon={<SaveIcon />}
            isBusy={isSaving}
            onClick={onSave}
            variant="primary"
          >
            {saveLabel ?? texts.save}
            <Keys aria-hidden="true">{isMac ? "⌘S" : "Ctrl+S"}</Keys>
          </Button>
        </>
      ) : null}
    </BarBox>
  );
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
