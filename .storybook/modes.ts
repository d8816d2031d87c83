/**
 * A build in which each page chooses the libraries that it runs: those for production, or with `?mode=development` those that warn, and React running
 * effects twice. Everywhere else a build decides that (`process.env.NODE_ENV`), and two Storybooks would be built to test one.
 */
export const librariesOfBothModes = {
  name: "libraries of both modes",
  apply: "build",
  transform: {
    // Before the build replaces it by its own mode.
    order: "pre",
    filter: { id: /\/node_modules\//, code: "process.env.NODE_ENV" },
    handler: (code: string) => ({ code: code.replaceAll("process.env.NODE_ENV", "globalThis.RESERVE_MODE"), map: null }),
  },
} as const;
