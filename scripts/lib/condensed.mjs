// Similar printed lines as one, and long ones as several, for documents written by scripts.

const NUMBER = /\d+(?:\.\d+)?/g;

/** Splits « shipDocumentItems: 17 statements … » into its name and the rest; a line without a colon has no name. */
function split(line) {
  const [, name = "", rest = line] = /^([^:]+): (.+)$/.exec(line) ?? [];
  return { name, rest };
}

/**
 * Returns `[line, databases]` pairs in their order; more than two lines that differ in their name and in numbers alone become one: the first and the
 * last name, how many names, and the least and the most of each number.
 */
export function condensed(lines) {
  const groups = new Map();
  for (const [line, on] of lines) {
    const { name, rest } = split(line);
    const shape = `${name === "" ? "" : ":"}${rest.replace(NUMBER, "#")}`;
    groups.set(shape, [...(groups.get(shape) ?? []), { line, name, rest, on }]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length <= 2) return group.map(({ line, on }) => [line, on]);
    const names = [...new Set(group.map(({ name }) => name))];
    const numbers = group.map(({ rest }) => rest.match(NUMBER) ?? []);
    let at = -1;
    const rest = group[0].rest.replace(NUMBER, () => {
      at += 1;
      const sorted = numbers.map((row) => row[at]).sort((a, b) => a - b);
      return sorted[0] === sorted.at(-1) ? sorted[0] : `${sorted[0]} to ${sorted.at(-1)}`;
    });
    const label = names.length > 1 ? `${names[0]} … ${names.at(-1)} (${names.length}): ` : names[0] && `${names[0]}: `;
    return [[`${label}${rest}`, new Set(group.flatMap(({ on }) => [...on]))]];
  });
}

/** Returns a line as lines of at most 100 columns, broken at spaces; those after the first are indented by four more. */
export function wrapped(line) {
  const indent = " ".repeat(line.search(/\S/) + 4);
  const lines = [];
  for (const word of line.split(/(?<=\S) /)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 100) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `${indent}${word}`);
  }
  return lines.join("\n");
}
