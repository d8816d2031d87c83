/** Reason why a mail was not sent, derived from the mail server's response. */
export type MailError = "credentials" | "noServer" | "full" | "unknownMailbox" | "later" | "refused" | "other";

// The first match wins: an enhanced status code (5.1.1, RFC 3463) is more specific than the reply code before it (550).
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

/** Classifies a mail server's response; `other` when it is not recognized. */
export function mailErrorOf(answer: string): MailError {
  return signs.find(([, sign]) => sign.test(answer))?.[0] ?? "other";
}
