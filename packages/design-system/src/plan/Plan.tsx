import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { CircleAlertIcon, GripVerticalIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { Badge } from "../status/Badge.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { Choose, Column, Columns, Handle, NoTile, Ruler, Tile } from "./Plan.styles.ts";
import { planTexts } from "./texts.ts";

/** Position of a tile: its column, and its width in percent. */
export interface PlanPlace {
  id: string;
  column: string;
  width: number;
}

/** A part of a page, drawn to scale. */
export interface PlanTile extends PlanPlace {
  label: string;
  /** Short description of its content. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** Message about a missing setting. */
  fault?: string | undefined;
}

/** A column of the page, with its share of it. */
export interface PlanColumn {
  id: string;
  label: string;
  share: number;
}

interface PlanProps {
  /** Names the plan. */
  label: string;
  /** Columns from left to right. */
  columns: readonly PlanColumn[];
  /** Tiles in order, each column by itself. */
  tiles: readonly PlanTile[];
  /** Allowed widths in ascending order, in percent; the keys 1, 2, 3 … choose one. */
  widths: readonly number[];
  /** The tile that is being looked at. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** Called once a tile has been dropped or resized, with all places in their new order. */
  onChange: (places: PlanPlace[]) => void;
  /** Renders an action at the end of a column. */
  action?: (column: PlanColumn) => ReactNode;
}

/** A tile being moved by the pointer. */
interface Lift {
  id: string;
  tiles: readonly PlanTile[];
}

/**
 * A plan of a page to scale: tiles are selected, moved by handle or keys and resized by keys; every step is announced, the result is reported once.
 */
export function Plan({ label, columns, tiles: saved, widths, selected, onSelect, onChange, action }: PlanProps) {
  const words = useOwnTexts(planTexts);
  const howId = useId();
  const lists = useRef(new Map<string, HTMLOListElement>());
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [followed, setFollowed] = useState<string | null>(null);
  const tiles = lift?.tiles ?? saved;
  const inColumn = (all: readonly PlanTile[], column: string) => all.filter((tile) => tile.column === column);

  // A tile that changes its place in the document loses the focus; it gets it back there.
  const order = tiles.map(({ id, column }) => `${column} ${id}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what makes the focus leave
  useEffect(() => {
    if (followed !== null) buttons.current.get(followed)?.focus();
  }, [followed, order]);

  const notifyChange = (all: readonly PlanTile[]) => onChange(all.map(({ id, column, width }) => ({ id, column, width })));
  const sayPlace = (all: readonly PlanTile[], tile: PlanTile) => {
    const beside = inColumn(all, tile.column);
    const name = columns.find(({ id }) => id === tile.column)?.label ?? "";
    setAnnouncement(words.placed(tile.label, name, beside.findIndex(({ id }) => id === tile.id) + 1, beside.length));
  };
  const put = (tile: PlanTile, column: string, index: number) => {
    const next = placed(saved, tile, column, index);
    setFollowed(tile.id);
    sayPlace(next, { ...tile, column });
    notifyChange(next);
  };

  const onKey = (event: KeyboardEvent, tile: PlanTile) => {
    const beside = inColumn(saved, tile.column);
    const at = beside.findIndex(({ id }) => id === tile.id);
    const columnAt = columns.findIndex(({ id }) => id === tile.column);
    const width = widths[Number(event.key) - 1];
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      const index = event.key === "ArrowUp" ? at - 1 : at + 1;
      if (index < 0 || index >= beside.length) setAnnouncement(words.atEdge(tile.label));
      else put(tile, tile.column, index);
    } else if (event.altKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      const other = columns[event.key === "ArrowLeft" ? columnAt - 1 : columnAt + 1];
      if (other) put(tile, other.id, Math.min(at, inColumn(saved, other.id).length));
      else setAnnouncement(words.atEdge(tile.label));
    } else if (width !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      setAnnouncement(words.widened(tile.label, width));
      if (width !== tile.width) notifyChange(saved.map((one) => (one.id === tile.id ? { ...one, width } : one)));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isDragged = lift !== null;
  /** Returns the tiles as they would be if the pointer were released now. */
  const carried = (event: PointerEvent, { id: liftedId, tiles: before }: Lift): readonly PlanTile[] => {
    const tile = before.find(({ id }) => id === liftedId);
    if (!tile) return before;
    const column = columnAt(event, lists.current) ?? tile.column;
    const others = inColumn(before, column).filter(({ id }) => id !== liftedId);
    // The tile goes before the first other one that follows the pointer in reading order.
    const after = others.findIndex(({ id }) => isBefore(event, buttons.current.get(id)?.closest("li")));
    const next = placed(before, tile, column, after === -1 ? others.length : after);
    return isSameOrder(next, before) ? before : next;
  };
  // The pointer leaves the handle during the move: the window's events are used until it is released.
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!lift) return;
    const next = carried(event, lift);
    if (next !== lift.tiles) setLift({ id: lift.id, tiles: next });
  });
  const letGo = useEffectEvent((event: PointerEvent) => {
    if (!lift) return;
    setLift(null);
    // The last step may not be rendered yet.
    const next = event.type === "pointerup" ? carried(event, lift) : saved;
    const tile = next.find(({ id }) => id === lift.id);
    if (!tile) return;
    if (event.type !== "pointerup") return setAnnouncement(words.restored(tile.label));
    sayPlace(next, tile);
    if (!isSameOrder(next, saved)) notifyChange(next);
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

  return (
    <section aria-label={label}>
      <Columns>
        {columns.map((column) => {
          const own = inColumn(tiles, column.id);
          return (
            <Column key={column.id} style={{ flex: `${column.share} 1 0` }}>
              <Ruler aria-hidden="true">
                {[0, ...widths].map((width) => (
                  <span key={width}>{width === widths.at(-1) ? words.width(width) : width}</span>
                ))}
              </Ruler>
              <ol
                aria-label={column.label}
                ref={(element) => {
                  if (element) lists.current.set(column.id, element);
                  else lists.current.delete(column.id);
                }}
              >
                {own.map((tile) => (
                  <Tile data-lifted={lift?.id === tile.id || undefined} key={tile.id} style={{ flex: `0 0 ${tile.width}%` }}>
                    <div data-selected={tile.id === selected || undefined}>
                      <Handle
                        aria-hidden="true"
                        onPointerDown={(event) => {
                          if (event.button !== 0) return;
                          event.preventDefault();
                          setFollowed(null);
                          setLift({ id: tile.id, tiles: saved });
                        }}
                      >
                        <GripVerticalIcon />
                      </Handle>
                      <Choose
                        aria-describedby={howId}
                        aria-pressed={tile.id === selected}
                        onClick={() => onSelect(tile.id)}
                        onKeyDown={(event) => onKey(event, tile)}
                        ref={(element) => {
                          if (element) buttons.current.set(tile.id, element);
                          else buttons.current.delete(tile.id);
                        }}
                        type="button"
                      >
                        <strong>
                          {tile.icon}
                          <span>{tile.label}</span>
                        </strong>
                        {tile.detail ? <small>{tile.detail}</small> : null}
                        {tile.fault ? (
                          <Badge icon={<CircleAlertIcon />} isFilled isInset tone="danger">
                            {tile.fault}
                          </Badge>
                        ) : null}
                        <small>{words.width(tile.width)}</small>
                      </Choose>
                    </div>
                  </Tile>
                ))}
              </ol>
              {own.length === 0 ? <NoTile>{words.empty}</NoTile> : null}
              {action?.(column)}
            </Column>
          );
        })}
      </Columns>
      <VisuallyHidden id={howId}>{words.how}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}

/** Returns the tiles with one of them moved; the other columns keep their order. */
function placed(tiles: readonly PlanTile[], tile: PlanTile, column: string, index: number): PlanTile[] {
  const others = tiles.filter(({ id }) => id !== tile.id);
  const next = others.filter((other) => other.column === column)[index];
  const at = next ? others.indexOf(next) : others.length;
  return others.toSpliced(at, 0, { ...tile, column });
}

function isSameOrder(one: readonly PlanTile[], other: readonly PlanTile[]): boolean {
  return one.every(({ id, column }, index) => id === other[index]?.id && column === other[index]?.column);
}

/** Returns the id of the column under the pointer, or level with it when columns are side by side. */
function columnAt({ clientX, clientY }: PointerEvent, lists: ReadonlyMap<string, HTMLOListElement>): string | null {
  for (const [id, list] of lists) {
    const { left, right, top, bottom } = (list.parentElement ?? list).getBoundingClientRect();
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) return id;
  }
  return null;
}

/** Returns whether the pointer is before the middle of a tile in reading order. */
function isBefore({ clientX, clientY }: PointerEvent, tile: Element | null | undefined): boolean {
  if (!tile) return false;
  const { left, top, bottom, width } = tile.getBoundingClientRect();
  return clientY < top || (clientY <= bottom && clientX < left + width / 2);
}
