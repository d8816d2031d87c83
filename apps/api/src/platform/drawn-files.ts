import type { Pictures } from "./pictures.ts";
import type { Files } from "./ports.ts";

/** Content of a drawn file of the demo shop: a picture as SVG, or bytes. */
export type DrawnFile = { svg: string } | { bytes: Uint8Array };

/** Returns the content of a file by name; null when it is not a drawn one. */
export type DrawFile = (name: string) => DrawnFile | null;

/** Creates file storage whose demo pictures are drawn on first read and stored from then on, so that the demo shop starts fast. */
export function withDrawnFiles(files: Files, pictures: Pick<Pictures, "draw">, draw: DrawFile): Files {
  /** Returns the result of `find`, after drawing the file where it is not stored yet. */
  const found = async <T>(name: string, find: () => Promise<T | null>): Promise<T | null> => {
    const stored = await find();
    if (stored !== null) return stored;
    const drawn = draw(name);
    if (!drawn) return null;
    await files.write(name, "svg" in drawn ? await pictures.draw(drawn.svg) : drawn.bytes);
    return find();
  };
  return {
    ...files,
    read: (name) => found(name, () => files.read(name)),
    size: (name) => found(name, () => files.size(name)),
    open: (name, range) => found(name, () => files.open(name, range)),
  };
}
