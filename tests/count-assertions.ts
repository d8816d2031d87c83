import { afterEach, expect } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Number of `expect` calls of the test: `npm run bench -- tests` sums it up. */
    assertions?: number;
  }
}

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
