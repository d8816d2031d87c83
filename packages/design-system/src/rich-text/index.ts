export { cleanHtml } from "@reserve/domain/rich-text";
export { RichText } from "./RichText.tsx";
export { SafeHtml } from "./SafeHtml.tsx";
