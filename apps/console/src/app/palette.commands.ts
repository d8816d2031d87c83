import type { Command } from "@reserve/design-system/palette";

/** A line of the palette, and what is done when it is chosen. */
export interface RunCommand extends Command {
  run: () => void;
}
