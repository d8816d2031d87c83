export { RichText } from "./RichText.tsx";
export { SafeHtml } from "./SafeHtml.tsx";
export { sanitizeHtml } from "./sanitize.ts";
