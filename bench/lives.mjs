// Ten thousand generated lives of orders through the API, on PostgreSQL: after each step, received, refunded, due and surplus, the ledger's rows and the
// papers must agree to the cent (the test of the ledger, with more lives than a test run has time for).
//   npm run bench -- lives [--lives=10000]
import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../scripts/lib/postgres.mjs";
import { root } from "../scripts/lib/root.mjs";

const { values } = parseArgs({ options: { lives: { type: "string", default: "10000" } } });
const postgres = await startPostgres();
const begunAt = Date.now();
const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  ["run", "--project", "api", "apps/api/src/areas/orders/ledger/order-ledger.test.ts", "-t", "identities"],
  { cwd: root, stdio: "inherit", env: { ...process.env, LIVES: values.lives, TEST_DATABASE_URL: postgres.url } },
);
console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}, ${Math.round((Date.now() - begunAt) / 1_000)} s`);
await postgres.stop();
process.exit(status ?? 1);
