/** The path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined;
/** Command line arguments of Chromium in every test: headless, isolated, without background requests. */
export const CHROMIUM_ARGUMENTS: string[];
