import { BaseSequencer, type TestSpecification, type Vitest } from "vitest/node";
import { Random } from "./contract/random.ts";

/**
 * Shuffles the files of a project that shares its processes, so that a file that depends on another one's leftovers is detected; an order is
 * reproduced with `--sequence.seed`, which a failed run prints last. Projects stay together: a process serves one of them.
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
      // Data of earlier runs must not have an effect: only the seed determines the order.
      own.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
      return own
        .map((file) => ({ file, at: random.next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ file }) => file);
    });
  }
}
