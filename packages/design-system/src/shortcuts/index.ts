export { ShortcutHint } from "./ShortcutHint.tsx";
export { type Shortcut, ShortcutList } from "./ShortcutList.tsx";
