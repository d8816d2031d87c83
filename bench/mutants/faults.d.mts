/** A fault that somebody could make, seeded into the code to see whether a test fails. */
export interface SeededFault {
  id: string;
  layer: "domain" | "api" | "console" | "history";
  /** From the root. */
  file: string;
  /** A text that the file holds exactly once. */
  find: string;
  /** What stands there instead. */
  replace: string;
  /** What a user would notice. */
  fault: string;
}

/** Every seeded fault of `npm run bench -- mutants`. */
export const faults: readonly SeededFault[];
