import { binary, runTogether, startNode } from "../lib/processes.mjs";

/** `dev`: the API, restarted when it changes, and the console's development server in front of it. */
export function run() {
  const port = process.env.PORT ?? "4400";
  console.log(`Console: http://127.0.0.1:5173    API: http://127.0.0.1:${port}/api/docs`);
  return runTogether([
    startNode(["--watch", "--watch-preserve-output", "apps/api/src/server.ts"]),
    startNode([binary("vite"), "apps/console", "--host", "127.0.0.1", "--clearScreen", "false"], {
      env: { RESERVE_API: `http://127.0.0.1:${port}` },
    }),
  ]);
}
