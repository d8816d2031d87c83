import type { Schemas } from "@reserve/contract";
import { BookCover } from "@reserve/design-system/cover";
import { useLayoutEffect, useRef } from "react";

interface DrawnCoversProps {
  titles: readonly Schemas["ShownTitle"][];
  /** Takes them as SVG, by the title's id. */
  onDrawn: (covers: ReadonlyMap<number, string>) => void;
}

/** Draws the covers of titles that have no picture, out of sight, for a page that takes nothing but text: the preview's own frame. */
export function DrawnCovers({ titles, onDrawn }: DrawnCoversProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = [...(place.current?.children ?? [])].map((cover) => cover.innerHTML);
    onDrawn(new Map(titles.map(({ id }, at) => [id, drawn[at] ?? ""])));
  }, [titles, onDrawn]);
  return (
    <div hidden ref={place}>
      {titles.map(({ id, title, authors, publishers, collections }) => (
        <BookCover
          authors={authors}
          collection={collections[0] ?? null}
          key={id}
          publisher={publishers[0] ?? null}
          size="medium"
          title={title}
        />
      ))}
    </div>
  );
}
