import type { PictureFocus } from "@reserve/domain/rich-text";
import { createContext, type ReactNode } from "react";

/** A catalogue product as referenced by a text. */
export interface TextProduct {
  ean: string;
  /** Title shown without a card: the text of the link. */
  title: string;
}

/** Picture inserted from a library. */
export interface TextPicture {
  url: string;
  description: string;
  /** Focal point of a cropped picture; null or absent: the centre. */
  focus?: PictureFocus | null;
}

interface Choosing<Choice> {
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** Rendering and picker of catalogue products in a text. */
export interface TextProducts {
  card: (product: TextProduct) => ReactNode;
  /** Renders a dialog to choose a product with its URL; without it none can be inserted. */
  choose?: ((choosing: Choosing<TextProduct & { url: string }>) => ReactNode) | undefined;
}

/** Dialog that picks a picture of the library. */
export type ChoosePicture = (choosing: Choosing<TextPicture>) => ReactNode;

/** Renderer of products in the editor; undefined: plain text. */
export const ProductCards = createContext<TextProducts["card"] | undefined>(undefined);
