import { makeDemoDump } from "../../.storybook/demo-dump.mjs";
import { binary, runTogether, startNode } from "../lib/processes.mjs";

/** `storybook`: every screen and component at http://127.0.0.1:6006. */
export const run = async (args) => {
  await makeDemoDump();
  return runTogether([
    startNode([
      binary("storybook"),
      "dev",
      "-p",
      "6006",
      "--host",
      "127.0.0.1",
      "--ci",
      "--no-open",
      "--disable-telemetry",
      "--no-version-updates",
      ...args,
    ]),
  ]);
};
