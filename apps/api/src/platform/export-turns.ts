import { refuse } from "./contract/refusals.ts";
import type { Ports } from "./ports.ts";

/** How many files one person may have under way at a time, in this process: more than anybody reads, too few to hold what others need. */
const MOST_OF_ONE_PERSON = 3;
const WAIT_SECONDS = 10;

/** How many each person has, through one set of ports. */
const underWay = new WeakMap<Ports["changes"], Map<number, number>>();

/** A person's turn to have a file written in pieces, or 429 while three are not read to their end; whoever takes it gives it back with the function answered, once or more often. */
export function takeExportTurn({ changes }: Pick<Ports, "changes">, userId: number): () => void {
  const counts = underWay.get(changes) ?? new Map<number, number>();
  underWay.set(changes, counts);
  const own = counts.get(userId) ?? 0;
  if (own >= MOST_OF_ONE_PERSON) {
    throw refuse.tooMany(WAIT_SECONDS, {
      fr: "Trois exports sont déjà en cours. Attendez la fin de l’un d’eux, ou annulez-le.",
      en: "Three exports are already under way. Wait until one is over, or cancel it.",
    });
  }
  counts.set(userId, own + 1);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    const left = (counts.get(userId) ?? 1) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
  };
}
