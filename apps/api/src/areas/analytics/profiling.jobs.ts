import type { JobContext, JobDefinitions } from "../../platform/ports.ts";
import { AFFECT, affectPeople, endRun, lockProfiling, type TakenProfile } from "./profiling.store.ts";
import type { Subscribed } from "./targets.people.ts";

/** Number of people per batch. */
const BATCH = 5_000;

/** Jobs of profiling. */
export function profilingJobs(subscribed: Subscribed): JobDefinitions {
  return {
    [AFFECT]: {
      label: () => ({ fr: "Calcul des profils", en: "Calculation of the profiles" }),
      run: (context) => affectEverybody(context, subscribed),
    },
  };
}

/** Assigns profiles in batches, with the profiles and time of the plan; the last batch marks it done. */
async function affectEverybody({ payload, ports, doneCount, totalCount, step }: JobContext, subscribed: Subscribed): Promise<void> {
  const { run, at, profiles } = payload as { run: string; at: string; profiles: TakenProfile[] };
  const last = totalCount - 1;
  for (let done = doneCount; done < totalCount; ) {
    const from = done;
    const to = Math.min(from + BATCH, last);
    done = await step(
      async (tx) => {
        // A failed calculation retried after a newer one writes nothing.
        if ((await lockProfiling(tx)).run !== run) return;
        if (from < last) await affectPeople(tx, profiles, { now: new Date(at), from, to }, subscribed);
        else await endRun(tx, profiles, ports.clock.now());
      },
      Math.max(to - from, 1),
    );
  }
}
