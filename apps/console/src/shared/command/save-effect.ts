import { edgeMoment } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDayOrMoment } from "../record/publication.ts";

/** Publication of a record with its period; start and end are moments or bare days, null or absent without a bound. */
export interface Publication {
  isPublic: boolean;
  start?: string | null;
  end?: string | null;
}

/** Kind of effect, which determines its texts: shown on the site, active, or a published place in a tree that hidden ancestors may hide. */
type EffectOf = "online" | "active" | "published";

/** Effect of a save outside of the console. */
export type SaveEffect =
  | { of: EffectOf; kind: "now"; end: string }
  | { of: EffectOf; kind: "nowEndless" }
  | { of: EffectOf; kind: "later"; start: string; end: string }
  | { of: EffectOf; kind: "laterEndless"; start: string }
  | { of: EffectOf; kind: "withdrawn" };

/** Returns the visible effect of saving `after` over `before` (null for a new record) on the public site; null when there is none. */
export function saveEffect(of: EffectOf, before: Publication | null, after: Publication, now: Date): SaveEffect | null {
  const { start = null, end = null } = after;
  const isOver = end !== null && edgeMoment(end, "end") <= now;
  if (!after.isPublic || isOver) return before && isShown(before, now) ? { of, kind: "withdrawn" } : null;
  if (start !== null && edgeMoment(start, "start") > now) {
    return end === null ? { of, kind: "laterEndless", start } : { of, kind: "later", start, end };
  }
  return end === null ? { of, kind: "nowEndless" } : { of, kind: "now", end };
}

function isShown({ isPublic, start = null, end = null }: Publication, now: Date): boolean {
  const hasBegun = start === null || edgeMoment(start, "start") <= now;
  return isPublic && hasBegun && (end === null || edgeMoment(end, "end") > now);
}

/** Returns the effect as a sentence; empty without one. */
export function effectText(effect: SaveEffect | null, t: TFunction<"shared">): string {
  if (!effect) return "";
  const start = "start" in effect ? formatDayOrMoment(effect.start) : "";
  const end = "end" in effect ? formatDayOrMoment(effect.end) : "";
  return t(`effect.${effect.of}.${effect.kind}`, { start, end });
}
