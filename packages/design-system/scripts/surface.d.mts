/** Every subpath with the names it exports, in order; a file that is no script exports itself. */
export function surface(): Record<string, string[]>;
