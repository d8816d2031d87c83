/** Placeholders of reply templates, in braces: « {commande} ». */
export const replyFacts = ["client", "commande", "etat", "transporteur", "suivi", "librairie", "date"] as const;
/** One of `replyFacts`. */
export type ReplyFact = (typeof replyFacts)[number];

/** Maximum number of reply templates. */
export const MOST_REPLY_TEMPLATES = 50;

const NAMED = /\{([a-zé]+)\}/g;
const MARK = /\[à compléter\s:[^\]]*\]/g;

/** Fills a template. Missing facts become a placeholder for the author, « [à compléter : suivi] », in French as it appears in the text. */
export function fillTemplate(text: string, facts: Partial<Record<ReplyFact, string | null>>): string {
  return text.replace(NAMED, (_, name: string) => {
    const fact = replyFacts.find((one) => one === name);
    return (fact && facts[fact]) || `[à compléter\u00a0: ${name}]`;
  });
}

/** Returns the distinct unfilled marks of a reply, in order; a reply with marks cannot be sent. */
export function openMarks(text: string): string[] {
  return [...new Set(text.match(MARK) ?? [])];
}
