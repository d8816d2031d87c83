import type { Command } from "@reserve/design-system/palette";

/** A palette entry and its action. */
export interface RunCommand extends Command {
  run: () => void;
}
