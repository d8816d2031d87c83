import type { LocaleCode } from "@reserve/client-variant";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { escapeHtml } from "../../platform/html.ts";

/** Security headers of the public pages: only their own form may be submitted. */
export const PAGE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** Texts of a public page: a sentence, and the label of its button; none when nothing is left to do. */
interface PageWords {
  title: Sentence;
  text: (name: string) => Sentence;
  button?: Sentence;
}

/** Texts of the pages linked in mails. */
export const pages = {
  confirm: {
    title: { fr: "Confirmer votre abonnement", en: "Confirm your subscription" },
    text: (name) => ({ fr: `Vous voulez recevoir « ${name} » à cette adresse ?`, en: `Do you want “${name}” to be sent to this address?` }),
    button: { fr: "Oui, je confirme", en: "Yes, I confirm" },
  },
  confirmed: {
    title: { fr: "C’est confirmé", en: "Confirmed" },
    text: (name) => ({ fr: `Vous recevrez « ${name} ».`, en: `You will get “${name}”.` }),
  },
  leave: {
    title: { fr: "Vous désabonner", en: "Unsubscribe" },
    text: (name) => ({ fr: `Vous ne voulez plus recevoir « ${name} » ?`, en: `You no longer want “${name}”?` }),
    button: { fr: "Me désabonner", en: "Unsubscribe me" },
  },
  left: {
    title: { fr: "Vous êtes désabonné", en: "You are unsubscribed" },
    text: (name) => ({ fr: `Vous ne recevrez plus « ${name} ».`, en: `You will no longer get “${name}”.` }),
  },
  leaveAll: {
    title: { fr: "Ne plus recevoir de lettres", en: "No more letters" },
    text: (name) => ({ fr: `Vous ne voulez plus recevoir de lettres de ${name} ?`, en: `You want no more letters from ${name}?` }),
    button: { fr: "Ne plus en recevoir", en: "Send me no more" },
  },
  leftAll: {
    title: { fr: "C’est noté", en: "Done" },
    text: (name) => ({ fr: `Vous ne recevrez plus de lettres de ${name}.`, en: `You will get no more letters from ${name}.` }),
  },
} satisfies Record<string, PageWords>;

/** Returns one of these pages as HTML, in the person's language. */
export function pageOf({ title, text, button }: PageWords, name: string, locale: LocaleCode, shop: string): Download {
  const form = button
    ? `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escapeHtml(button[locale])}</button></form>`
    : "";
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(`${title[locale]} – ${shop}`)}</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}button{font:inherit;min-height:2.75rem;padding:0 1.25rem}</style></head><body><main><p>${escapeHtml(shop)}</p><h1>${escapeHtml(title[locale])}</h1><p>${escapeHtml(text(name)[locale])}</p>${form}</main></body></html>`;
  return { fileName: null, body: new TextEncoder().encode(html) };
}
