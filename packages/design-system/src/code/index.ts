export type { Insertion } from "./CodeEditors.tsx";
export { HtmlEditor, MjmlEditor } from "./CodeEditors.tsx";
