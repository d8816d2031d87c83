/** What applications may import, one line a name: subpath, name, « type » before a type. A file that is no script stands for itself. */
export function surface(): string[];
