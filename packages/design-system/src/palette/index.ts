export { type Command, type CommandGroup, CommandPalette } from "./CommandPalette.tsx";
