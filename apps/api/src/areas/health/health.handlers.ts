import type { Schemas } from "@reserve/contract";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import type { Ports } from "../../platform/ports.ts";
import { within } from "../../platform/within.ts";
import { appliedMigrations, type Backlog, mailBacklog, taskBacklog, touch, touchWritable } from "./health.store.ts";

type Check = Schemas["HealthCheck"];
type Finding = Pick<Check, "state"> & Partial<Omit<Check, "name" | "state">>;

/** Timeout of a check in milliseconds. */
const LONGEST_MILLISECONDS = 2_000;
const SLOW_MILLISECONDS = 500;
/** Minutes after which a waiting entry means that its worker is stuck. */
const LONGEST_WAIT_MINUTES = { tasks: 5, mails: 15 };
/** Checks whose failure makes the service unusable. */
const VITAL: readonly Check["name"][] = ["database", "databaseWrites", "migrations"];

/** Health checks; a part that does not respond is a finding, never an error. */
export const handlers: AreaHandlers<"health"> = {
  getHealth: async ({ db, now, ports }) => {
    const checks = await Promise.all([
      check(ports, "database", () => touch(db).then(nothing)),
      check(ports, "databaseWrites", () => touchWritable(db).then(nothing)),
      check(ports, "migrations", async () => {
        const applied = await appliedMigrations(db);
        const missing = ports.running.migrations.filter((name) => !applied.has(name)).length;
        return { state: missing === 0 ? "ok" : "down", count: applied.size, failedCount: missing };
      }),
      check(ports, "tasks", async () => backlogFinding(await taskBacklog(db), now, LONGEST_WAIT_MINUTES.tasks)),
      check(ports, "mails", async () => backlogFinding(await mailBacklog(db), now, LONGEST_WAIT_MINUTES.mails)),
      check(ports, "mailServer", () => ports.mail.verify().then(nothing)),
      check(ports, "files", () => ports.files.verify().then(nothing)),
    ]);
    const isDown = checks.some(({ name, state }) => state === "down" && VITAL.includes(name));
    const isOk = checks.every(({ state }) => state === "ok");
    const { version, environment, mode } = ports.settings;
    return {
      state: isDown ? "down" : isOk ? "ok" : "degraded",
      checkedAt: now.toISOString(),
      startedAt: ports.running.since.toISOString(),
      version,
      environment,
      mode,
      checks,
    };
  },
};

const nothing = () => null;

/** Runs one check with its duration; a throw or hang counts as down. */
async function check(ports: Ports, name: Check["name"], look: () => Promise<Finding | null>): Promise<Check> {
  const unknown = { milliseconds: null, count: null, failedCount: null, oldestAt: null };
  const began = performance.now();
  try {
    const found = await within(LONGEST_MILLISECONDS, look());
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    const state = milliseconds > SLOW_MILLISECONDS ? "degraded" : "ok";
    return { ...unknown, name, state, milliseconds, ...found };
  } catch (error) {
    ports.log("warn", "health check failed", { check: name, error: error instanceof Error ? error.message : String(error) });
    return { ...unknown, name, state: "down" };
  }
}

function backlogFinding({ count, failedCount, oldestAt }: Backlog, now: Date, longestMinutes: number): Finding {
  const isLate = oldestAt !== null && now.getTime() - oldestAt.getTime() > longestMinutes * 60_000;
  return { state: failedCount > 0 || isLate ? "degraded" : "ok", count, failedCount, oldestAt: oldestAt?.toISOString() ?? null };
}
