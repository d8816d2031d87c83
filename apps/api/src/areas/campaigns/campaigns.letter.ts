import type { RenderedLetter } from "@reserve/domain/letter-page";
import { letterFooter, UNSUBSCRIBE_MARK } from "@reserve/domain/unsubscribe-link";
import { escapeHtml } from "../../platform/html.ts";
import type { Ports } from "../../platform/ports.ts";
import type { CampaignRow } from "./campaigns.store.ts";

/** Renders a letter with the client's footer if it needs one. */
export function renderLetter(
  { letters, variant }: Pick<Ports, "letters" | "variant">,
  letter: Pick<CampaignRow, "contentType" | "content">,
): Promise<RenderedLetter> {
  return letters.render(letter, letterFooter(variant));
}

/** Returns the letter for one recipient, with their unsubscribe link. */
export function forReader(letter: { html: string; text: string }, wayOut: string): { html: string; text: string } {
  return {
    html: letter.html.replaceAll(UNSUBSCRIBE_MARK, () => escapeHtml(wayOut)),
    text: letter.text.replaceAll(UNSUBSCRIBE_MARK, () => wayOut),
  };
}
