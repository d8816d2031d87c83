import type { PictureFocus } from "@reserve/domain/rich-text";
import { createContext, type ReactNode } from "react";

/** A title of the catalogue as a text holds it. */
export interface TextProduct {
  ean: string;
  /** Its words where no card is drawn: those of the link. */
  title: string;
}

/** What a picture takes from a library. */
export interface TextPicture {
  url: string;
  description: string;
  /** What stays in sight where it is cut; null or left out: its middle. */
  focus?: PictureFocus | null;
}

interface Choosing<Choice> {
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** How a text shows titles of the catalogue, and how one is chosen. */
export interface TextProducts {
  card: (product: TextProduct) => ReactNode;
  /** A dialog in which one is chosen, with where its page is; none is chosen when absent. */
  choose?: ((choosing: Choosing<TextProduct & { url: string }>) => ReactNode) | undefined;
}

/** How a picture of the library is chosen: a dialog. */
export type ChoosePicture = (choosing: Choosing<TextPicture>) => ReactNode;

/** How titles under the pen are drawn; undefined: by their words. */
export const ProductCards = createContext<TextProducts["card"] | undefined>(undefined);
