import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { GripVerticalIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { IconMenu } from "../menu/Menu.tsx";
import { MenuItem } from "../menu/MenuItem.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { PositionDialog } from "./PositionDialog.tsx";
import { Handle, Lines, NoLine } from "./SortableList.styles.ts";
import { sortableTexts } from "./texts.ts";

/** A line of a list that users put in order. */
export interface SortableItem {
  id: string;
  /** Name of the line in announcements and in the move dialog. */
  label: string;
  /** Content of the line; its label by default. */
  content?: ReactNode;
}

interface SortableListProps {
  /** Names the list: « Titres de la vitrine ». */
  label: string;
  items: readonly SortableItem[];
  /** Called once a line is dropped somewhere else, with all ids in their new order. */
  onChange: (ids: string[]) => void;
  /** Small buttons at the end of a line. */
  actions?: (item: SortableItem) => ReactNode;
  /** Shown when there is no line. */
  empty?: ReactNode;
}

/** A line being moved: lifted with the keyboard or dragged with the pointer. */
interface Lift {
  id: string;
  /** The order during the move. */
  ids: readonly string[];
  by: "keyboard" | "pointer";
}

/** A reorderable list: by the handle with mouse, finger or keyboard, or by each line's menu; every step is announced, the result is saved once. */
export function SortableList({ label, items, onChange, actions, empty }: SortableListProps) {
  const words = useOwnTexts(sortableTexts);
  const howId = useId();
  const list = useRef<HTMLOListElement>(null);
  const handles = useRef(new Map<string, HTMLButtonElement>());
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [movedId, setMovedId] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);

  const saved = items.map(({ id }) => id);
  const byId = new Map(items.map((item) => [item.id, item]));
  const ids = lift ? lift.ids.filter((id) => byId.has(id)) : saved;
  const nameOf = (id: string) => byId.get(id)?.label ?? "";
  const count = ids.length;

  // A line that changes its place in the document loses the focus; it gets it back there.
  const order = ids.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what makes the focus leave
  useEffect(() => {
    if (followed !== null) handles.current.get(followed)?.focus();
  }, [followed, order]);

  const raise = (id: string, by: Lift["by"]) => {
    setLift({ id, ids: saved, by });
    setFollowed(by === "keyboard" ? id : null);
    setAnnouncement(words.lifted(nameOf(id), saved.indexOf(id) + 1, count));
  };
  const carryTo = (currentLift: Lift, index: number) => {
    const next = moved(currentLift.ids, currentLift.id, index);
    if (next.every((id, place) => id === currentLift.ids[place])) return;
    setLift({ ...currentLift, ids: next });
    setAnnouncement(words.at(nameOf(currentLift.id), next.indexOf(currentLift.id) + 1, count));
  };
  const putBack = (currentLift: Lift) => {
    setLift(null);
    setAnnouncement(words.restored(nameOf(currentLift.id), saved.indexOf(currentLift.id) + 1));
  };
  const settle = (id: string, next: readonly string[]) => {
    setLift(null);
    setAnnouncement(words.dropped(nameOf(id), next.indexOf(id) + 1, count));
    if (next.some((other, index) => other !== saved[index])) onChange([...next]);
  };
  const put = (id: string, index: number) => {
    setFollowed(id);
    settle(id, moved(saved, id, index));
  };

  const onHandleKey = (event: KeyboardEvent<HTMLButtonElement>, id: string) => {
    const index = ids.indexOf(id);
    const steps: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 };
    const target = steps[event.key];
    if (lift?.id === id) {
      if (target !== undefined) carryTo(lift, Math.max(0, Math.min(count - 1, target)));
      else if (event.key === "Tab") carryTo(lift, Math.max(0, Math.min(count - 1, index + (event.shiftKey ? -1 : 1))));
      else if (event.key === "Escape") putBack(lift);
      else if (event.key === "Enter" || event.key === " ") settle(id, lift.ids);
      else return;
    } else if (event.key === "Enter" || event.key === " ") {
      raise(id, "keyboard");
    } else if (target !== undefined && event.altKey) {
      if (target >= 0 && target < count && target !== index) put(id, target);
    } else if (target !== undefined) {
      handles.current.get(ids[target] ?? "")?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isDragged = lift?.by === "pointer";
  // The pointer leaves the handle during the move: the window's events are used until it is released.
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!isDragged || !list.current) return;
    // The line is inserted at the pointer: before the first other line whose middle is below it.
    const others = [...list.current.children].filter((_, index) => ids[index] !== lift.id);
    const below = others.findIndex((line) => {
      const { top, height } = line.getBoundingClientRect();
      return event.clientY < top + height / 2;
    });
    carryTo(lift, below === -1 ? count - 1 : below);
  });
  const letGo = useEffectEvent((event: PointerEvent) => {
    if (!isDragged) return;
    if (event.type === "pointerup") settle(lift.id, lift.ids);
    else putBack(lift);
  });
  useEffect(() => {
    if (!isDragged) return;
    const follows = (event: PointerEvent) => follow(event);
    const ends = (event: PointerEvent) => letGo(event);
    window.addEventListener("pointermove", follows);
    window.addEventListener("pointerup", ends);
    window.addEventListener("pointercancel", ends);
    return () => {
      window.removeEventListener("pointermove", follows);
      window.removeEventListener("pointerup", ends);
      window.removeEventListener("pointercancel", ends);
    };
  }, [isDragged]);

  if (items.length === 0) return <NoLine>{empty ?? words.empty}</NoLine>;
  return (
    <>
      <Lines aria-label={label} ref={list}>
        {ids.map((id, index) => {
          const item = byId.get(id);
          if (!item) return null;
          const isLifted = lift?.id === id;
          return (
            <li data-lifted={isLifted || undefined} key={id}>
              <Handle
                aria-describedby={howId}
                aria-label={words.handle(item.label, index + 1, count)}
                aria-pressed={isLifted}
                onBlur={(event) => {
                  // A blur to another element ends the move; a blur caused by the reordering does not.
                  if (lift?.by === "keyboard" && isLifted && event.relatedTarget) putBack(lift);
                }}
                onKeyDown={(event) => onHandleKey(event, id)}
                onPointerDown={(event) => {
                  if (event.button === 0) raise(id, "pointer");
                }}
                ref={(element) => {
                  if (element) handles.current.set(id, element);
                  else handles.current.delete(id);
                }}
                type="button"
              >
                <GripVerticalIcon />
              </Handle>
              <div>{item.content ?? item.label}</div>
              {actions?.(item)}
              <IconMenu label={words.actionsFor(item.label)} size="small">
                <MenuItem
                  disabledReason={index === 0 ? words.isFirst : undefined}
                  label={words.up}
                  onAction={() => put(id, index - 1)}
                  shortcut="Alt+ArrowUp"
                />
                <MenuItem
                  disabledReason={index === count - 1 ? words.isLast : undefined}
                  label={words.down}
                  onAction={() => put(id, index + 1)}
                  shortcut="Alt+ArrowDown"
                />
                <MenuItem label={words.moveTo} onAction={() => setMovedId(id)} />
              </IconMenu>
            </li>
          );
        })}
      </Lines>
      <VisuallyHidden id={howId}>{words.how}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {movedId !== null && byId.has(movedId) ? (
        <PositionDialog
          index={saved.indexOf(movedId)}
          label={nameOf(movedId)}
          onClose={() => setMovedId(null)}
          onMove={(index) => {
            setMovedId(null);
            put(movedId, index);
          }}
          others={items.filter(({ id }) => id !== movedId).map(({ label: name }) => name)}
        />
      ) : null}
    </>
  );
}

function moved(ids: readonly string[], id: string, index: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(index, 0, id);
}
