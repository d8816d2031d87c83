import { UNSUBSCRIBE_MARK } from "@reserve/domain/campaign-letter";
import { escapeHtml } from "../../platform/html.ts";

/** A letter as one person gets it: the mark of the way out stands for theirs. */
export function forReader(letter: { html: string; text: string }, wayOut: string): { html: string; text: string } {
  return {
    html: letter.html.replaceAll(UNSUBSCRIBE_MARK, () => escapeHtml(wayOut)),
    text: letter.text.replaceAll(UNSUBSCRIBE_MARK, () => wayOut),
  };
}
