import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { importSources } from "./imports.tables.ts";

/** The column mapping and the rule for repeated EANs saved for a source of files. */
export type ImportSetting = Omit<typeof importSources.$inferSelect, "source">;

/** The watched folder as a source of files. */
export const FOLDER = "Folder";

/** An API key as a source of files. */
export const keySource = (keyId: number): string => `Key:${keyId}`;

const NOTHING: ImportSetting = { mapping: null, duplicates: null };

/** Returns the saved settings of a file source, if any. */
export async function sourceSetting(db: Db, source: string | null): Promise<ImportSetting> {
  if (source === null) return NOTHING;
  const [found] = await db
    .select({ mapping: importSources.mapping, duplicates: importSources.duplicates })
    .from(importSources)
    .where(eq(importSources.source, source));
  return found ?? NOTHING;
}

/** Saves the settings for the next files of a source. */
export async function saveSourceSetting(tx: Db, source: string, setting: ImportSetting): Promise<void> {
  await tx
    .insert(importSources)
    .values({ source, ...setting })
    .onConflictDoUpdate({ target: importSources.source, set: setting });
}
