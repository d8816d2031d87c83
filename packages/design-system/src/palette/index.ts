export { type Command, CommandPalette } from "./CommandPalette.tsx";
