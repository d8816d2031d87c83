/** What a pasted or typed list of e-mail addresses holds. */
export interface ReadEmails {
  /** Sound e-mail addresses in small letters, each once, without those that were there before. */
  emails: string[];
  /** What is no e-mail address, as it was typed. */
  wrong: string[];
  /** Sound e-mail addresses that stand twice, or stood there before. */
  double: string[];
}

// What mail servers take in practice: the contract asks no more.
const SOUND = /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\].]+(\.[^\s@<>(),;:"[\].]+)+$/;

/** Reads e-mail addresses parted by `;`, `,` or lines, also as mail programs copy them: « Nadia Benhamou <n@x.fr> », `"Benhamou, Nadia" <n@x.fr>`. */
export function readEmails(text: string, before: readonly string[]): ReadEmails {
  const read: ReadEmails = { emails: [], wrong: [], double: [] };
  const there = new Set(before.map((email) => email.toLowerCase()));
  // A comma inside a quoted name parts nothing.
  for (const part of text.match(/(?:"[^"]*"|[^;,\n\r"])+/g) ?? []) {
    const typed = part.trim();
    if (typed === "") continue;
    const email = (/<\s*([^<>]*?)\s*>\s*$/.exec(typed)?.[1] ?? typed).replace(/^mailto:/i, "").toLowerCase();
    if (!SOUND.test(email)) read.wrong.push(typed);
    else if (there.has(email)) read.double.push(email);
    else {
      there.add(email);
      read.emails.push(email);
    }
  }
  return read;
}
