import type { LocaleCode } from "@reserve/client-variant";
import { escapeHtml } from "../html.ts";

/** A mail ready to be stored. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** Content of a mail, before it gets the frame that all mails share. */
interface MailContent {
  locale: LocaleCode;
  /** Without the name of the sender. */
  subject: string;
  /** Paragraphs of the plain text, without the signature. */
  text: readonly string[];
  /** Elements of the HTML body. */
  html: readonly string[];
  /** Style of the body of a mail with a layout of its own. */
  style?: string;
}

/** Returns a mail in the frame of all mails: the sender's name in the subject and below the text, and an HTML page without external resources. */
export function frameMail({ locale, subject, text, html, style }: MailContent, sender: { title: string }): WrittenMail {
  const line = oneLine(`${subject} – ${sender.title}`);
  const layout = style === undefined ? "" : `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">`;
  return {
    subject: line,
    text: `${[...text, sender.title].join("\n\n")}\n`,
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">${layout}<title>${escapeHtml(line)}</title></head>`,
      `<body${style === undefined ? "" : ` style="${style}"`}>${html.join("")}</body></html>`,
    ].join(""),
  };
}

/** Returns a paragraph of a mail's HTML; the text is escaped, its lines stay lines. */
export function paragraph(text: string, style?: string): string {
  return `<p${style === undefined ? "" : ` style="${style}"`}>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
