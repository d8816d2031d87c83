export type { Insertion } from "./CodeEditors.tsx";
export { HtmlEditor, MjmlEditor } from "./CodeEditors.tsx";
export type { Problem } from "./problems.ts";
