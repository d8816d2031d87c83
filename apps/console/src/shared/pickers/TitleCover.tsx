import { BookCover, type CoverSize } from "@reserve/design-system/cover";
import { useRuntime } from "../query/runtime.tsx";

/** Facts of a title that a generated cover shows. */
export interface CoveredTitle {
  title: string;
  authors: readonly string[];
  collections?: readonly string[] | undefined;
  publishers?: readonly string[] | undefined;
  /** The key of its picture. */
  picture?: string | null | undefined;
}

interface TitleCoverProps {
  of: CoveredTitle;
  size: CoverSize;
  /** A picture that is not stored yet, instead of its own. */
  src?: string | undefined;
}

/** Cover of a title: its picture in the requested size, or a generated one. */
export function TitleCover({ of: { title, authors, collections, publishers, picture }, size, src }: TitleCoverProps) {
  const { api } = useRuntime();
  return (
    <BookCover
      authors={authors}
      collection={collections?.[0] ?? null}
      publisher={publishers?.[0] ?? null}
      size={size}
      src={src ?? (picture ? api.url("getPicture", { query: { key: picture, size } }) : undefined)}
      title={title}
    />
  );
}
