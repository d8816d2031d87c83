import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { BareLink } from "../actions/Link.tsx";
import { Drawing } from "./Drawing.tsx";
import { positionOf } from "./MediaThumbnail.tsx";
import { TileList } from "./tiles.styles.ts";

/** A medium as a tile shows it. */
export interface MediaTile {
  id: string;
  title: string;
  /** Kind and number of uses, briefly. */
  detail: string;
  kind: "picture" | "sound" | "film" | "document";
  /** URL of a picture; without one an icon of the kind is drawn. */
  src?: string | undefined;
  focalPoint?: { x: number; y: number } | null | undefined;
  /** Badge of what is missing. */
  badge?: ReactNode;
  /** URL of its page; without one the tile is a button. */
  href?: string | undefined;
}

interface MediaTilesProps {
  label: string;
  tiles: readonly MediaTile[];
  /** Called with the pressed tile, when tiles are selectable. */
  onPick?: (id: string) => void;
  /** Ids of the selected media. */
  picked?: readonly string[];
  /** True while other tiles load: these belong to the previous query. */
  isStale?: boolean;
}

/**
 * A grid of media with an aspect ratio of 3:2, each a link to its page or a button that selects it; the arrow keys move between tiles, pictures load
 * when scrolled into view.
 */
export function MediaTiles({ label, tiles, onPick, picked = [], isStale = false }: MediaTilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const first = items[0]?.offsetTop;
    const columns = items.filter((item) => item.offsetTop === first).length;
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns },
      ...{ Home: -at, End: items.length - 1 - at, j: 1, k: -1 },
    };
    const step = steps[event.key];
    if (step === undefined) return;
    const next = items[at + step]?.querySelector<HTMLElement>("a, button");
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <TileList aria-busy={isStale || undefined} aria-label={label} onKeyDown={onKeyDown} ref={list} role="list">
      {tiles.map(({ id, title, detail, kind, src, focalPoint, badge, href }) => (
        <li key={id}>
          <span data-frame="">
            {src ? (
              <img alt="" decoding="async" height={240} loading="lazy" src={src} style={positionOf(focalPoint)} width={360} />
            ) : (
              <Drawing kind={kind} />
            )}
          </span>
          {href === undefined ? (
            <button aria-pressed={picked.includes(id)} onClick={() => onPick?.(id)} type="button">
              {title}
            </button>
          ) : (
            <BareLink href={href}>{title}</BareLink>
          )}
          <small>{detail}</small>
          {badge}
        </li>
      ))}
    </TileList>
  );
}
