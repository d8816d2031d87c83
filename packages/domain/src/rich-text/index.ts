export { allowed, safeUrl } from "./allowed.ts";
export { cleanHtml } from "./clean.ts";
export { type RichElement, type RichNode, readAllowed } from "./tree.ts";
