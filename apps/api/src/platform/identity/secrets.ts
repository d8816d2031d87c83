import { eq, inArray } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import type { Ports } from "../ports.ts";
import { installation } from "./identity.tables.ts";
import { base64url, fromBase64url } from "./tokens.ts";

const NAMES = {
  accessTokenKey: "accessTokenKey",
  refreshTokenKey: "refreshTokenKey",
  passwordLinkKey: "passwordLinkKey",
  deviceKey: "deviceKey",
  webhookKey: "webhookKey",
} as const;

/** Under which names an installation keeps its keys. */
export const SECRET_NAMES: readonly string[] = Object.values(NAMES);

/** The installation's keys: made at the first start, the same for every process ever after. */
export async function loadSecrets(db: Db, now: Date): Promise<Ports["secrets"]> {
  const fresh = () => base64url(crypto.getRandomValues(new Uint8Array(32)));
  await db
    .insert(installation)
    .values(SECRET_NAMES.map((name) => ({ name, value: fresh(), createdAt: now })))
    .onConflictDoNothing();
  const rows = await db.select().from(installation).where(inArray(installation.name, SECRET_NAMES));
  const key = (name: string) => fromBase64url(rows.find((row) => row.name === name)?.value ?? "");
  return {
    accessTokenKey: key(NAMES.accessTokenKey),
    refreshTokenKey: key(NAMES.refreshTokenKey),
    passwordLinkKey: key(NAMES.passwordLinkKey),
    deviceKey: key(NAMES.deviceKey),
    webhookKey: key(NAMES.webhookKey),
  };
}

/** A fact of this installation, or null. */
export async function readInstallation(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select({ value: installation.value }).from(installation).where(eq(installation.name, name));
  return row?.value ?? null;
}

/** Sets a fact of this installation if nobody has yet; true when this call did. */
export async function claimInstallation(db: Db, name: string, value: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(installation)
    .values({ name, value, createdAt: now })
    .onConflictDoNothing()
    .returning({ name: installation.name });
  return rows.length > 0;
}
