import type { Pictures } from "./pictures.ts";
import type { Files } from "./ports.ts";

/** What a stored file of the demo shop holds: a picture as SVG, or bytes. */
export type DrawnFile = { svg: string } | { bytes: Uint8Array };

/** What stands under a name; null: nothing that is drawn. */
export type DrawFile = (name: string) => DrawnFile | null;

/** Files of which some are drawn when somebody first asks for them, and stored from then on: a demo shop has pictures without a slower start. */
export function withDrawnFiles(files: Files, pictures: Pick<Pictures, "draw">, draw: DrawFile): Files {
  return {
    ...files,
    read: async (name) => {
      const stored = await files.read(name);
      if (stored) return stored;
      const drawn = draw(name);
      if (!drawn) return null;
      const bytes = "svg" in drawn ? await pictures.draw(drawn.svg) : drawn.bytes;
      await files.write(name, bytes);
      return bytes;
    },
  };
}
