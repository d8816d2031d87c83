export { HtmlEditor, MjmlEditor } from "./CodeEditors.tsx";
export { CodeDetails, CodeText } from "./CodeText.tsx";
export type { Problem } from "./problems.ts";
