import { afterEach, expect } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How often the test asked `expect`: `npm run bench -- tests` sums it up. */
    assertions?: number;
  }
}

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
