// The console's own set of icons. Add a name in scripts/icons.mjs and run it.
export type { Icon } from "./icons/createIcon.tsx";
export * from "./icons/icons.generated.ts";
export * from "./icons/later-icons.generated.ts";
export * from "./icons/sign-in-icons.generated.ts";
