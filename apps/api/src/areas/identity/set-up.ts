import { hashToken, randomToken } from "../../platform/identity/tokens.ts";
import type { Ports } from "../../platform/ports.ts";
import { countUsers, replaceSetUpToken } from "./identity.store.ts";

const LINK_MILLISECONDS = 24 * 3600 * 1000;

/** The one-time link that makes the first user, or null when there is one already. Each call makes the links before it worthless. */
export async function openSetUpLink({ db, clock, settings }: Pick<Ports, "db" | "clock" | "settings">): Promise<string | null> {
  const now = clock.now();
  const token = randomToken("su_");
  const hash = await hashToken(token);
  const isNeeded = await db.transaction(async (tx) => {
    if ((await countUsers(tx)) > 0) return false;
    await replaceSetUpToken(tx, hash, now, new Date(now.getTime() + LINK_MILLISECONDS));
    return true;
  });
  // After the #: the token reaches no server log and no Referer.
  return isNeeded ? `${settings.publicUrl}/login#setUp=${token}` : null;
}
