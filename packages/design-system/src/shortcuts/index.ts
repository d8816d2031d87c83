export { ShortcutHint } from "./ShortcutHint.tsx";
