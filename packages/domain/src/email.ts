import { visibleText } from "./text.ts";

/**
 * RFC 5321: a dot-atom of at most 64 characters (letters, digits and these symbols, with single dots between them), then two or more labels of 1 to
 * 63 letters, digits and inner hyphens. The last label is not numeric: `1.2.3.4` is an IP address.
 */
const EMAIL = /^(?!\.|.*\.[.@])[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:(?!-|\d+$)[a-z\d-]{0,62}[a-z\d](?:\.|$)){2,}(?<!\.)$/;

/** Maximum length of an e-mail address (RFC 5321, path without its brackets). */
const MOST_CHARACTERS = 254;

/**
 * Returns the canonical form of an e-mail address for storage and comparison: lower case, trimmed, without invisible characters, the domain in ASCII
 * (`bücher.de` becomes `xn--bcher-kva.de`). Null if the text is invalid by RFC 5321, of which quoted local parts and IP addresses are not supported.
 */
export function parseEmail(text: string): string | null {
  const typed = visibleText(text).trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  const email = `${typed.slice(0, Math.max(0, at))}@${asciiDomain(typed.slice(at + 1))}`;
  return email.length <= MOST_CHARACTERS && EMAIL.test(email) ? email : null;
}

/** Returns whether a text is an e-mail address that mails can be sent to. */
export function isEmail(text: string): boolean {
  return parseEmail(text) !== null;
}

/** Returns the comparison key of an e-mail address: the stored form, or the text in lower case if it is invalid. */
export function emailKey(text: string): string {
  return parseEmail(text) ?? text.trim().toLowerCase();
}

/** Returns the search text for a list: the stored form of an e-mail address, any other text unchanged. */
export function searchedEmail(text: string): string {
  return parseEmail(text) ?? text;
}

/** E-mail addresses of a pasted or typed list. */
export interface EmailList {
  /** Distinct valid e-mail addresses in their stored form. */
  readonly emails: readonly string[];
  /** Invalid entries, as typed. */
  readonly invalid: readonly string[];
  /** Valid e-mail addresses that occur more than once, or also in `before`. */
  readonly duplicates: readonly string[];
}

/**
 * Reads e-mail addresses separated by `;`, commas, lines or tabs, also with a name before them: « Nadia Benhamou <n@x.fr> ». Addresses of `before` count as
 * duplicates.
 */
export function parseEmailList(text: string, before: readonly string[] = []): EmailList {
  const keysBefore = new Set(before.map(emailKey));
  const emails = new Set<string>();
  const duplicates = new Set<string>();
  const invalid: string[] = [];
  for (const part of listParts(text)) {
    const typed = part.trim();
    if (typed === "") continue;
    const email = parseEmail(addressIn(typed).replace(/^mailto:/i, ""));
    if (email === null) invalid.push(typed);
    else if (emails.has(email) || keysBefore.has(email)) duplicates.add(email);
    else emails.add(email);
  }
  return { emails: [...emails], invalid, duplicates: [...duplicates] };
}

/** Returns the domain by UTS 46, as browsers and mail programs resolve it; empty if invalid. */
function asciiDomain(domain: string): string {
  // ASCII is left unchanged: the URL parser would decode `%41` and read `0x7f.1` as an IP address.
  if (/^\p{ASCII}*$/u.test(domain)) return domain;
  if (!/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return "";
  return URL.parse(`http://${domain}`)?.hostname ?? "";
}

/** Splits a list into entries; a comma inside a quoted name is not a separator. Single pass, because a list may have a million characters. */
function listParts(text: string): string[] {
  if (!text.includes('"')) return text.split(/[;,\n\r\t]/);
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === "\n" || sign === "\r") isQuoted = false;
    if (sign === undefined || (!isQuoted && /[;,\n\r\t]/.test(sign))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return parts;
}

function addressIn(typed: string): string {
  const from = typed.lastIndexOf("<");
  return from >= 0 && typed.endsWith(">") ? typed.slice(from + 1, -1).trim() : typed;
}
