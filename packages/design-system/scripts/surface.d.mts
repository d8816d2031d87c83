/** Returns the public API, one line per name: subpath, name, « type » before a type. A file that is no script is one line. */
export function surface(): string[];
