/** The files of tests, stories and journeys that depend on these files, named from the root. */
export function affectedBy(changed: readonly string[]): Promise<string[]>;
