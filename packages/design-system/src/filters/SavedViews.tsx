import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Checkbox } from "../fields/Checkbox.tsx";
import { TextField } from "../fields/TextField.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { PencilIcon, SaveIcon } from "../icons.ts";
import { ViewTabs } from "../layout/Page.tsx";
import { PanelBox } from "../layout/PopoverPanel.styles.ts";
import { useWords } from "../texts/TextsProvider.tsx";
import { PanelButtons, PanelForm, ViewActions, ViewsRow } from "./filters.styles.ts";
import { words } from "./words.ts";

/** A named set of filters over a list. */
export interface SavedView {
  id: string;
  label: string;
  href: string;
  /** How many rows the view holds; left out while unknown. */
  count?: number | undefined;
  /** The person's own: can be renamed, shared and deleted. The others come with the console or from colleagues. */
  isOwn?: boolean;
  isShared?: boolean;
}

/** What a person says of a view. */
export interface ViewWords {
  label: string;
  isShared: boolean;
}

interface SavedViewsProps {
  /** Names the views for screen readers: « Vues des commandes ». */
  label: string;
  views: readonly SavedView[];
  currentId: string | null;
  /** The filters are no longer those of the current view. */
  isModified?: boolean;
  /** Keeps the filters as they are now under a new name. */
  onCreate: (words: ViewWords) => void;
  /** Gives one's own view the filters as they are now. */
  onUpdate: (id: string) => void;
  onRename: (id: string, words: ViewWords) => void;
  onDelete: (id: string) => void;
  /** False leaves the box for sharing out. */
  canShare?: boolean;
}

/** The views of a list with their counts, built in and one's own; one saves, renames, shares and deletes them in place. */
export function SavedViews({
  label,
  views,
  currentId,
  isModified = false,
  onCreate,
  onUpdate,
  onRename,
  onDelete,
  canShare = true,
}: SavedViewsProps) {
  const say = useWords(words);
  const panelId = useId();
  const popover = usePopover();
  const current = views.find(({ id }) => id === currentId);
  const own = current?.isOwn ? current : undefined;
  // A view that is not modified has nothing to save; one's own can still be renamed.
  const isEditing = own !== undefined && !isModified;
  const hasAction = isEditing || isModified || currentId === null;
  const done = (act: () => void) => {
    popover.close(true);
    act();
  };
  return (
    <ViewsRow>
      <ViewTabs
        label={label}
        tabs={views.map((view) => ({
          label: [view.id === currentId && isModified ? say.modified(view.label) : view.label, view.isShared ? `(${say.shared})` : ""]
            .join(" ")
            .trim(),
          href: view.href,
          count: view.count,
          isCurrent: view.id === currentId,
        }))}
      />
      {hasAction ? (
        <ViewActions onKeyDown={popover.onKeyDown} ref={popover.boundary}>
          <Button
            aria-controls={popover.isOpen ? panelId : undefined}
            aria-expanded={popover.isOpen}
            aria-label={isEditing ? say.editView(own.label) : undefined}
            icon={isEditing ? <PencilIcon /> : <SaveIcon />}
            onClick={popover.toggle}
            ref={popover.opener}
            variant="plain"
          >
            {isEditing ? null : say.saveView}
          </Button>
          {popover.isOpen ? (
            <PanelBox aria-label={isEditing ? say.editView(own.label) : say.saveView} id={panelId} role="group">
              {own && isModified ? (
                <Button isFullWidth onClick={() => done(() => onUpdate(own.id))} variant="primary">
                  {say.update(own.label)}
                </Button>
              ) : null}
              <ViewForm
                canShare={canShare}
                onDelete={isEditing ? () => done(() => onDelete(own.id)) : undefined}
                onSave={(view) => done(() => (isEditing ? onRename(own.id, view) : onCreate(view)))}
                saveLabel={isEditing ? say.save : say.create}
                start={isEditing ? { label: own.label, isShared: own.isShared === true } : { label: "", isShared: false }}
              />
            </PanelBox>
          ) : null}
        </ViewActions>
      ) : null}
    </ViewsRow>
  );
}

interface ViewFormProps {
  start: ViewWords;
  saveLabel: string;
  canShare: boolean;
  onSave: (view: ViewWords) => void;
  onDelete: (() => void) | undefined;
}

function ViewForm({ start, saveLabel, canShare, onSave, onDelete }: ViewFormProps) {
  const say = useWords(words);
  const [view, setView] = useState(start);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => (isAsked ? keep.current : field.current)?.focus(), [isAsked]);
  if (isAsked && onDelete) {
    return (
      <PanelForm as="div" role="alert">
        <p>{say.removeQuestion(start.label)}</p>
        <PanelButtons>
          <Button onClick={() => setIsAsked(false)} ref={keep}>
            {say.keep}
          </Button>
          <Button onClick={onDelete} variant="dangerFilled">
            {say.remove}
          </Button>
        </PanelButtons>
      </PanelForm>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const label = view.label.trim();
    if (label !== "") return onSave({ ...view, label });
    setError(say.nameMissing);
    field.current?.focus();
  };
  return (
    <PanelForm noValidate onSubmit={submit}>
      <TextField
        error={error}
        label={say.name}
        onChange={(label) => {
          setError(undefined);
          setView({ ...view, label });
        }}
        ref={field}
        value={view.label}
      />
      {canShare ? (
        <Checkbox checked={view.isShared} help={say.shareHelp} label={say.share} onChange={(isShared) => setView({ ...view, isShared })} />
      ) : null}
      <PanelButtons>
        <Button type="submit">{saveLabel}</Button>
        {onDelete ? (
          <Button onClick={() => setIsAsked(true)} variant="danger">
            {say.remove}
          </Button>
        ) : null}
      </PanelButtons>
    </PanelForm>
  );
}
