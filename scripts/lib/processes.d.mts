/** How a child process runs besides its arguments. */
export interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  shell?: boolean;
  /** Straight to the terminal instead of into `output`. */
  isShown?: boolean;
  /** Milliseconds without a word after which it is stopped. */
  silence?: number;
}
/** Exit code and output of a child process. */
export interface RunResult {
  code: number;
  output: string;
}
/** Runs a command to its end. */
export function runCommand(command: string, args: readonly string[], options?: RunOptions): Promise<RunResult>;
/** Runs Node on a script to its end. */
export function runNode(args: readonly string[], options?: RunOptions): Promise<RunResult>;
/** Runs a package's command with this same Node; `tool` is `"package"` or `["package", "command"]`. */
export function runTool(tool: string | readonly [string, string], args: readonly string[], options?: RunOptions): Promise<RunResult>;
