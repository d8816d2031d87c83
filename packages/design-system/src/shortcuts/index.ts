export { ShortcutHint } from "./ShortcutHint.tsx";
export { ShortcutList } from "./ShortcutList.tsx";
