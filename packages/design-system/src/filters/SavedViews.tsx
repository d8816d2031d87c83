import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { BareLink } from "../actions/Link.tsx";
import { Checkbox } from "../fields/Checkbox.tsx";
import { TextField } from "../fields/TextField.tsx";
import { usePopover } from "../fields/usePopover.ts";
import { ChevronDownIcon, PencilIcon, SaveIcon } from "../icons.ts";
import { ViewTabs } from "../layout/Page.tsx";
import { PanelBox } from "../layout/PopoverPanel.styles.ts";
import { useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { PanelButtons, PanelForm, ViewActions, ViewList, ViewsRow } from "./filters.styles.ts";
import { filtersTexts } from "./texts.ts";

/** A named set of filters over a list. */
export interface SavedView {
  id: string;
  label: string;
  href: string;
  /** Row count of the view; absent while unknown. */
  count?: number | undefined;
  /** True for the user's own view, which can be renamed, shared and deleted. Others are built in or shared by colleagues. */
  isOwn?: boolean;
  isShared?: boolean;
}

/** Editable fields of a view. */
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
  /** Saves the current filters under a new name; resolves to true once saved. Until then the panel stays open with its input. */
  onCreate: (words: ViewWords) => Promise<boolean>;
  /** Replaces the filters of the user's own view with the current ones. */
  onUpdate: (id: string) => void;
  /** Renames a view; resolves as `onCreate` does. */
  onRename: (id: string, words: ViewWords) => Promise<boolean>;
  /** Error of the submitted name; cleared on the next edit. */
  nameError?: string | undefined;
  onDelete: (id: string) => void;
  /** False leaves the box for sharing out. */
  canShare?: boolean;
}

/** Saved views of a list with their counts, built in and own; own ones are saved, renamed, shared and deleted in place. */
export function SavedViews({
  label,
  views,
  currentId,
  isModified = false,
  onCreate,
  onUpdate,
  onRename,
  nameError,
  onDelete,
  canShare = true,
}: SavedViewsProps) {
  const say = useOwnTexts(filtersTexts);
  const panelId = useId();
  const popover = usePopover();
  const [typed, setTyped] = useState<Typed | null>(null);
  const current = views.find(({ id }) => id === currentId);
  const own = current?.isOwn ? current : undefined;
  // An unmodified view has nothing to save; the user's own can still be renamed.
  const isEditing = own !== undefined && !isModified;
  const hasAction = isEditing || isModified || currentId === null;
  const done = (act: () => void) => {
    popover.close(true);
    act();
  };
  const about = isEditing ? own.id : "";
  const row = useRef<HTMLDivElement>(null);
  const cut = useCutViews(row, views);
  const start = isEditing ? { label: own.label, isShared: own.isShared === true } : { label: "", isShared: false };
  return (
    <ViewsRow ref={row}>
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
      {cut.length > 0 ? <OtherViews views={cut} /> : null}
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
                nameError={nameError}
                onSave={async (view) => {
                  if (!(await (isEditing ? onRename(own.id, view) : onCreate(view)))) return;
                  setTyped(null);
                  popover.close(true);
                }}
                onType={(view) => setTyped({ ...view, about })}
                savedLabel={start.label}
                saveLabel={isEditing ? say.save : say.create}
                view={typed?.about === about ? typed : start}
              />
            </PanelBox>
          ) : null}
        </ViewActions>
      ) : null}
    </ViewsRow>
  );
}

/** « Autres vues »: the views that do not fit into the row. */
function OtherViews({ views }: { views: readonly SavedView[] }) {
  const say = useOwnTexts(filtersTexts);
  const texts = useTexts();
  const panelId = useId();
  const popover = usePopover();
  return (
    <ViewActions onKeyDown={popover.onKeyDown} ref={popover.boundary}>
      <Button
        aria-controls={popover.isOpen ? panelId : undefined}
        aria-expanded={popover.isOpen}
        onClick={popover.toggle}
        ref={popover.opener}
        variant="plain"
      >
        {say.otherViews}
        <ChevronDownIcon size={14} />
      </Button>
      {popover.isOpen ? (
        <PanelBox aria-label={say.otherViews} id={panelId} role="group">
          <ViewList>
            {views.map(({ id, label, href, count }) => (
              <li key={id}>
                <BareLink href={href} onClick={() => popover.close(true)}>
                  {label} {count === undefined ? null : <small>{texts.number(count)}</small>}
                </BareLink>
              </li>
            ))}
          </ViewList>
        </PanelBox>
      ) : null}
    </ViewActions>
  );
}

/** Returns the views that are not entirely visible in the row at its current width. */
function useCutViews(row: RefObject<HTMLDivElement | null>, views: readonly SavedView[]): readonly SavedView[] {
  const [cut, setCut] = useState<readonly number[]>([]);
  const count = views.length;
  useLayoutEffect(() => {
    const tabs = row.current?.querySelector("nav");
    if (!tabs || count === 0) return;
    const look = () => {
      const around = tabs.getBoundingClientRect();
      const isCut = (tab: Element) =>
        tab.getBoundingClientRect().left < around.left - 1 || tab.getBoundingClientRect().right > around.right + 1;
      const next = [...tabs.children].flatMap((tab, index) => (isCut(tab) ? [index] : []));
      setCut((before) => (before.join() === next.join() ? before : next));
    };
    const watch = new ResizeObserver(look);
    for (const box of [tabs, ...tabs.children]) watch.observe(box);
    tabs.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      tabs.removeEventListener("scroll", look);
    };
  }, [row, count]);
  return views.filter((_, index) => cut.includes(index));
}

/** Input and its view; empty initially. It survives closing the panel. */
interface Typed extends ViewWords {
  about: string;
}

interface ViewFormProps {
  view: ViewWords;
  onType: (view: ViewWords) => void;
  /** The saved name of the view. */
  savedLabel: string;
  saveLabel: string;
  nameError: string | undefined;
  canShare: boolean;
  onSave: (view: ViewWords) => Promise<void>;
  onDelete: (() => void) | undefined;
}

function ViewForm({ view, onType, savedLabel, saveLabel, nameError, canShare, onSave, onDelete }: ViewFormProps) {
  const say = useOwnTexts(filtersTexts);
  const [sent, setSent] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => (isAsked ? keep.current : field.current)?.focus(), [isAsked]);
  if (isAsked && onDelete) {
    return (
      <PanelForm as="div" role="alert">
        <p>{say.removeQuestion(savedLabel)}</p>
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
  const label = view.label.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(label);
    if (label !== "" && !isSending) {
      setIsSending(true);
      await onSave({ label, isShared: view.isShared });
      setIsSending(false);
    }
    field.current?.focus();
  };
  // Only for the submitted name: for an edited one the error would be wrong.
  const error = sent !== label || isSending ? undefined : label === "" ? say.nameMissing : nameError;
  return (
    <PanelForm noValidate onSubmit={(event) => void submit(event)}>
      <TextField error={error} label={say.name} onChange={(typed) => onType({ ...view, label: typed })} ref={field} value={view.label} />
      {canShare ? (
        <Checkbox checked={view.isShared} help={say.shareHelp} label={say.share} onChange={(isShared) => onType({ ...view, isShared })} />
      ) : null}
      <PanelButtons>
        <Button isBusy={isSending} type="submit">
          {saveLabel}
        </Button>
        {onDelete ? (
          <Button onClick={() => setIsAsked(true)} variant="danger">
            {say.remove}
          </Button>
        ) : null}
      </PanelButtons>
    </PanelForm>
  );
}
