import { BaseSequencer, type TestSpecification, type Vitest } from "vitest/node";
import { Random } from "./contract/random.ts";

/**
 * The files of a project that shares its processes run in another order every time, so that a file that stands on what another one left behind
 * is found; one order comes back with `--sequence.seed`, which a failed run says last. Projects stay together: a process serves one of them.
 */
export class ShuffledFiles extends BaseSequencer {
  constructor(vitest: Vitest) {
    super(vitest);
    vitest.onClose(() => {
      const hasFailed = vitest.state.getFailedFilepaths().length > 0 || vitest.state.getUnhandledErrors().length > 0;
      if (hasFailed) console.error(`The files ran in the order of --sequence.seed=${vitest.config.sequence.seed}`);
    });
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const random = new Random(this.ctx.config.sequence.seed);
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      if (project.config.isolate) return own;
      // What is known of earlier runs must not come in: the seed alone makes the order.
      own.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
      return own
        .map((file) => ({ file, at: random.next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ file }) => file);
    });
  }
}
