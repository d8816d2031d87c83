export { allowed, safeUrl } from "./allowed.ts";
export { cleanHtml, isBlankHtml } from "./clean.ts";
export { type RichElement, type RichNode, readAllowed } from "./tree.ts";
export { richTextLines, richTextWords } from "./words.ts";
