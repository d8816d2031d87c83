/** Measures the width of a text, in the caller's unit. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines; a word longer than the width is broken where necessary. Each piece is measured a bounded number of times, and at most two
 * lines of it: the time is linear in the text's length, not quadratic.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const space = measure(" ");
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  const end = () => {
    if (line.length > 0) lines.push(line.join(" "));
    line = [];
    used = 0;
  };
  for (const word of paragraph.split(/[ \t]+/)) {
    for (const [index, piece] of piecesOf(word, width, measure).entries()) {
      const wide = measure(piece);
      // A piece of a broken word fills its line; only the last one leaves space beside it.
      if (line.length > 0 && (index > 0 || used + space + wide > width)) end();
      used += (line.length > 0 ? space : 0) + wide;
      line.push(piece);
    }
  }
  end();
  return lines;
}

/** Returns a word in one piece if it fits, else in pieces that do, broken after hyphens where possible. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let rest = word;
  for (let fits = howManyFit(rest, width, measure); fits < rest.length; fits = howManyFit(rest, width, measure)) {
    const end = rest.lastIndexOf("-", fits - 1) + 1 || fits;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}

/** Returns how many letters of a word fit, at least one; by exponential then binary search. */
function howManyFit(word: string, width: number, measure: Measure): number {
  let least = 1;
  let most = 2;
  while (most <= word.length && measure(word.slice(0, most)) <= width) {
    least = most;
    most *= 2;
  }
  if (most > word.length && measure(word) <= width) return word.length;
  most = Math.min(most, word.length);
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (measure(word.slice(0, middle)) <= width) least = middle;
    else most = middle;
  }
  return least;
}
