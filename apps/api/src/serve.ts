import { parentPort } from "node:worker_threads";
import { BadEnvironment, readEnvironment } from "./platform/node/environment.ts";
import { lockDataDir } from "./platform/node/lock.ts";
import { consoleLog } from "./platform/node/log.ts";
import type { RunningServer } from "./platform/node/start.ts";
import { type StartPlace, startFault } from "./platform/node/start-faults.ts";

const started = performance.now();
let server: RunningServer | null = null;
let isStopping = false;
let place: StartPlace | null = null;

parentPort?.once("message", stop);

try {
  const environment = readEnvironment();
  place = environment;
  // Before anything is opened or even imported: a second process fails immediately without side effects.
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
  console.error(startFault(error, place));
  process.exit(1);
}

function stop(): void {
  isStopping = true;
  if (server) void server.stop().finally(() => process.exit(0));
}
