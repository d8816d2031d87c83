/** The path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined;
/** How every test starts it: headless, alone, and calling nobody. */
export const CHROMIUM_ARGUMENTS: string[];
