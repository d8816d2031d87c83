import { parentPort } from "node:worker_threads";
import { classifyDatabaseError } from "./platform/database/errors.ts";
import { BadEnvironment, readEnvironment } from "./platform/node/environment.ts";
import { PortInUse } from "./platform/node/listen.ts";
import { FolderInUse, FolderNotLockable, lockDataDir } from "./platform/node/lock.ts";
import { consoleLog } from "./platform/node/log.ts";
import type { RunningServer } from "./platform/node/start.ts";

const started = performance.now();
let server: RunningServer | null = null;
let isStopping = false;
let isServerDatabase = false;

parentPort?.once("message", stop);

try {
  const environment = readEnvironment();
  isServerDatabase = environment.databaseUrl !== null;
  // Before anything is opened, or even read in: whoever comes second learns it at once and has touched nothing.
  const unlock = lockDataDir(environment);
  const [{ application }, { startServer }, { greeting }, { VARIANTS }] = await Promise.all([
    import("./application.ts"),
    import("./platform/node/start.ts"),
    import("./platform/node/greeting.ts"),
    import("./platform/node/variants.ts"),
  ]);
  const variant = VARIANTS[environment.client];
  if (!variant) throw new BadEnvironment(`CLIENT « ${environment.client} » est inconnu.`);
  server = await startServer(application, environment, variant, consoleLog(environment.logLevel), unlock);
  if (isStopping) await server.stop();
  else console.log(greeting(application, server, environment, performance.now() - started));
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

function stop(): void {
  isStopping = true;
  if (server) void server.stop().finally(() => process.exit(0));
}

/** Mistakes that whoever starts the server can mend get one sentence; the rest is ours and keeps its trace. */
function sentenceFor(error: unknown): unknown {
  const isKnown = [BadEnvironment, FolderInUse, FolderNotLockable, PortInUse].some((kind) => error instanceof kind);
  if (isKnown && error instanceof Error) return error.message;
  const isAway = isServerDatabase && classifyDatabaseError(error) === "unavailable";
  return isAway ? "La base de données indiquée par DATABASE_URL ne répond pas. Vérifiez l’adresse, puis relancez." : error;
}
