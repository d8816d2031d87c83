/** Why a mail did not leave, as far as the mail server's own words let one tell. */
export type MailError = "credentials" | "noServer" | "full" | "unknownMailbox" | "later" | "refused" | "other";

// The first that fits: an enhanced code (5.1.1) says more than the reply code before it (550).
const signs: readonly (readonly [MailError, RegExp])[] = [
  ["credentials", /\b(?:EAUTH|535|5\.7\.8)\b|Invalid login/i],
  ["noServer", /\b(?:ECONNREFUSED|ECONNRESET|ECONNECTION|ETIMEDOUT|ESOCKET|ENOTFOUND|EDNS|EAI_AGAIN)\b|Greeting never received|timeout/i],
  ["full", /\b(?:552|[45]\.2\.2)\b/],
  ["unknownMailbox", /\b5\.1\.\d\b/],
  ["refused", /\b(?:554|5\.7\.\d+)\b/],
  ["unknownMailbox", /\b55[013]\b/],
  ["later", /\b4[25]\d\b|\b4\.\d\.\d+\b/],
  ["refused", /\b5\d\d\b/],
];

/** Reads a mail server's answer; `other` when it says nothing that is known. */
export function mailErrorOf(answer: string): MailError {
  return signs.find(([, sign]) => sign.test(answer))?.[0] ?? "other";
}
