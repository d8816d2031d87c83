export { allowed, safeUrl } from "./allowed.ts";
export { cleanHtml, isBlankHtml } from "./clean.ts";
export { focusText, type PictureFocus, readFocus } from "./focus.ts";
export type { RichElement, RichNode } from "./nodes.ts";
export { readPasted } from "./pasted.ts";
export { type StyledLetters, styledLettersOf } from "./styled-letters.ts";
export { readAllowed } from "./tree.ts";
export { richTextLines, richTextWords } from "./words.ts";
