export { cleanHtml } from "@reserve/domain/rich-text";
export { RichText } from "./RichText.tsx";
export { RichTextGroup } from "./RichTextGroup.tsx";
export { SafeHtml } from "./SafeHtml.tsx";
export type { ChoosePicture, TextProduct, TextProducts } from "./sources.ts";
