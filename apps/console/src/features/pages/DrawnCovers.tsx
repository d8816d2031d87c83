import type { Schemas } from "@reserve/contract";
import { BookCover } from "@reserve/design-system/cover";
import { useLayoutEffect, useRef } from "react";

interface DrawnCoversProps {
  titles: readonly Schemas["ShownTitle"][];
  /** Called with the covers as SVG, by product id. */
  onDrawn: (covers: ReadonlyMap<number, string>) => void;
}

/** Renders the covers of products without a picture off-screen and serializes them, because the preview's frame only accepts HTML text. */
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
