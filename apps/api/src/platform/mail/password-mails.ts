import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Sentence } from "../contract/refusals.ts";
import { escapeHtml } from "../html.ts";
import { frameMail, paragraph, type WrittenMail } from "./written-mail.ts";

/** Types of mail that carry a one-time link: forgotten password, first password. */
export const PASSWORD_MAIL_TYPES = ["forgotPassword", "chooseFirstPassword"] as const satisfies readonly Schemas["MailType"][];
/** One of `PASSWORD_MAIL_TYPES`. */
export type PasswordMailType = (typeof PASSWORD_MAIL_TYPES)[number];

/** Placeholders of a password mail, all plain text. */
export interface PasswordMailFacts {
  firstName: string;
  userName: string;
  /** Public URL of the console, for the link. */
  publicUrl: string;
}

interface Template {
  subject: Sentence;
  opening: Sentence;
  button: Sentence;
  claimsSentence: Sentence;
  /** Advice to a reader who did not expect this mail. */
  ignore: Sentence;
}

const TEMPLATES: Record<PasswordMailType, Template> = {
  forgotPassword: {
    subject: { fr: "Votre nouveau mot de passe", en: "Your new password" },
    opening: {
      fr: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte « {userName} ».",
      en: "Somebody, probably you, has asked for a new password for the account “{userName}”.",
    },
    button: { fr: "Choisir un nouveau mot de passe", en: "Choose a new password" },
    claimsSentence: {
      fr: "Ce lien est valable une heure et ne sert qu’une fois. Un lien demandé plus tard le remplace.",
      en: "This link holds for one hour and works once. A link asked for later replaces it.",
    },
    ignore: {
      fr: "Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.",
      en: "You did not ask for anything? Ignore this mail: your password stays the same.",
    },
  },
  chooseFirstPassword: {
    subject: { fr: "Choisissez votre mot de passe", en: "Choose your password" },
    opening: {
      fr: "Voici un lien pour choisir votre mot de passe. Vous vous connecterez avec le nom d’utilisateur « {userName} ».",
      en: "Here is a link to choose your password. You will sign in with the user name “{userName}”.",
    },
    button: { fr: "Choisir mon mot de passe", en: "Choose my password" },
    claimsSentence: {
      fr: "Ce lien est valable 24 heures et ne sert qu’une fois. Passé ce délai, demandez-en un autre à qui gère les comptes.",
      en: "This link holds for 24 hours and works once. After that, ask whoever manages the accounts for another one.",
    },
    ignore: {
      fr: "Vous n’attendiez pas ce message ? Ignorez-le : rien ne change tant que le lien n’a pas servi.",
      en: "You did not expect this mail? Ignore it: nothing changes until the link is used.",
    },
  },
};

const WORDS = {
  hello: { fr: "Bonjour {firstName},", en: "Dear {firstName}," },
  copy: {
    fr: "Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :",
    en: "If the button does not work, copy this address:",
  },
} satisfies Record<string, Sentence>;

// The token is in the fragment, which reaches no server log and no Referer. Its key tells the page whether there was a password before.
const FRAGMENTS: Record<PasswordMailType, string> = { forgotPassword: "#token=", chooseFirstPassword: "#first=" };
const HOLE = "…";

const BODY_STYLE = "margin:0;padding:24px 12px;background:#f6f3ed;color:#22201c;font:16px/24px Helvetica,Arial,sans-serif";

/** Returns such a mail as text and as HTML without images, style sheets or external resources. Its link has no token yet: see `withToken`. */
export function writePasswordMail(
  type: PasswordMailType,
  locale: LocaleCode,
  facts: PasswordMailFacts,
  sender: { title: string },
): WrittenMail {
  const template = TEMPLATES[type];
  const fill = (sentence: Sentence) =>
    sentence[locale].replaceAll(/\{(firstName|userName)\}/g, (_, name: "firstName" | "userName") => facts[name].trim());
  const [greeting, opening, button, claimsSentence, ignore, copy] = [
    fill(WORDS.hello),
    fill(template.opening),
    fill(template.button),
    fill(template.claimsSentence),
    fill(template.ignore),
    fill(WORDS.copy),
  ];
  const link = `${facts.publicUrl}/resetPassword${FRAGMENTS[type]}${HOLE}`;
  const linkHtml = escapeHtml(link);
  const normal = "margin:0 0 16px";
  const small = "margin:0 0 12px;font-size:14px;line-height:20px;color:#5c564c";
  const html = [
    // A table with one cell: the only box that every mail program centres.
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #ddd6ca;border-radius:6px">`,
    `<tr><td style="padding:20px 32px;border-bottom:1px solid #ddd6ca;font:600 20px/28px Georgia,serif">${escapeHtml(sender.title)}</td></tr>`,
    `<tr><td style="padding:28px 32px 20px;text-align:left">`,
    paragraph(greeting, normal),
    paragraph(opening, normal),
    `<p style="margin:24px 0"><a href="${linkHtml}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f5c46;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>`,
    paragraph(claimsSentence, normal),
    paragraph(ignore, normal),
    `</td></tr><tr><td style="padding:16px 32px 8px;border-top:1px solid #ddd6ca;text-align:left">`,
    paragraph(copy, small),
    `<p style="${small};word-break:break-all"><a href="${linkHtml}" style="color:#1f5c46">${linkHtml}</a></p>`,
    `</td></tr></table></td></tr></table>`,
  ];
  const text = [greeting, opening, `${button}\n${link}`, claimsSentence, ignore];
  return frameMail({ locale, subject: fill(template.subject), text, html, style: BODY_STYLE }, sender);
}

/** Returns a sample password mail with invented facts; its link is invalid. */
export function previewPasswordMail(type: PasswordMailType, locale: LocaleCode, sender: { title: string; publicUrl: string }): WrittenMail {
  const { publicUrl } = sender;
  return withToken(type, writePasswordMail(type, locale, { firstName: "Mathilde", userName: "libraire", publicUrl }, sender), "pr_exemple");
}

/** Returns the mail with the token in its link, as sent. The token is never stored or shown. */
export function withToken<Mail extends { text: string; html: string }>(type: PasswordMailType, mail: Mail, token: string): Mail {
  const fill = (text: string) => text.replaceAll(`${FRAGMENTS[type]}${HOLE}`, `${FRAGMENTS[type]}${token}`);
  return { ...mail, text: fill(mail.text), html: fill(mail.html) };
}

/** Whether mails of this type contain a link that opens an account. */
export function carriesToken(type: string): type is PasswordMailType {
  return PASSWORD_MAIL_TYPES.some((one) => one === type);
}
