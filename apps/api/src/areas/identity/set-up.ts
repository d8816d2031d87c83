import { hashToken, randomToken } from "../../platform/identity/tokens.ts";
import type { Ports } from "../../platform/ports.ts";
import { countUsers, replaceSetUpToken } from "./identity.store.ts";

const LINK_MILLISECONDS = 24 * 3600 * 1000;

/** Returns a one-time link to create the first user; null if there already is one. Each call invalidates earlier links. */
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
