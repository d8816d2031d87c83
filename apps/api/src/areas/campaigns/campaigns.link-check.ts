import type { Schemas } from "@reserve/contract";
import { type LetterLink, type LinkReason, linksOf } from "@reserve/domain/campaign-letter";
import type { Ports } from "../../platform/ports.ts";
import type { WebAnswer } from "../../platform/web.ts";

/** Maximum number of links checked; more than any letter of a shop has. */
const MOST_LINKS = 40;
const AT_ONCE = 8;
const PATIENCE_MS = 6_000;
/** Time limit for all links in milliseconds; those left are reported as not checked. */
const IN_ALL_MS = 20_000;

const reasons: Readonly<Record<Extract<WebAnswer, string>, LinkReason>> = {
  badUrl: "NotPublic",
  notPublic: "NotPublic",
  unreachable: "Unreachable",
  refused: "Redirects",
  tooLarge: "Unreachable",
  tooSlow: "TooSlow",
  tooManyRedirects: "Redirects",
};

/** Checks the links of a letter, a few in parallel, on the public internet only. */
export async function askForLinks({ web }: Pick<Ports, "web">, content: string): Promise<Schemas["CampaignLink"][]> {
  const until = performance.now() + IN_ALL_MS;
  const links = linksOf(content);
  const answers: Schemas["CampaignLink"][] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < links.length; index = next++) {
      const link = links[index];
      if (!link) return;
      const left = until - performance.now();
      answers[index] =
        index >= MOST_LINKS || left <= 0
          ? skippedLink(link, "TooMany")
          : answered(link, await web.ask(link.url, Math.min(PATIENCE_MS, left)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return answers;
}

function skippedLink(link: LetterLink, reason: LinkReason): Schemas["CampaignLink"] {
  return { ...link, state: "NotAsked", status: null, movedTo: null, reason };
}

function answered(link: LetterLink, answer: WebAnswer): Schemas["CampaignLink"] {
  if (typeof answer === "string") {
    const reason = reasons[answer];
    return reason === "NotPublic" ? skippedLink(link, reason) : { ...link, state: "NoAnswer", status: null, movedTo: null, reason };
  }
  const { status, url } = answer;
  if (status >= 400) return { ...link, state: "Dead", status, movedTo: null, reason: null };
  const isMoved = new URL(link.url).href !== url;
  return { ...link, state: isMoved ? "Moved" : "Answers", status, movedTo: isMoved ? url : null, reason: null };
}
