/** What a reply template may name, between braces: « {commande} ». */
export const replyFacts = ["client", "commande", "etat", "transporteur", "suivi", "librairie", "date"] as const;
/** One of `replyFacts`. */
export type ReplyFact = (typeof replyFacts)[number];

/** How many templates a shop keeps at most. */
export const MOST_REPLY_TEMPLATES = 50;

const NAMED = /\{([a-zé]+)\}/g;
const MARK = /\[à compléter\s:[^\]]*\]/g;

/**
 * A template with the facts in their places. What is not known, or is no fact, stands there as a mark, « [à compléter : suivi] », for the writer: in
 * French, as it stands in a text to the reader and not in a screen.
 */
export function fillTemplate(text: string, facts: Partial<Record<ReplyFact, string | null>>): string {
  return text.replace(NAMED, (_, name: string) => {
    const fact = replyFacts.find((one) => one === name);
    return (fact && facts[fact]) || `[à compléter\u00a0: ${name}]`;
  });
}

/** The marks that still stand in an answer, first first, each once; none may be sent. */
export function openMarks(text: string): string[] {
  return [...new Set(text.match(MARK) ?? [])];
}
