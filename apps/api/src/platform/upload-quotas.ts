import type { LocaleCode } from "@reserve/client-variant";
import { sql } from "drizzle-orm";
import type { Sentence } from "./contract/refusals.ts";
import { type Db, rowsOf } from "./database/database.ts";

/** Maximum bytes of stored uploads, set by the operator. */
export interface UploadQuotas {
  personBytes: number;
  totalBytes: number;
}

/** Bytes of stored uploads, of one person and in total. */
export interface UploadUse {
  personBytes: number;
  totalBytes: number;
}

const DAY_MILLISECONDS = 86_400_000;

/**
 * Returns the space used by uploads: stored media and product files, unfinished uploads by their announced size, and the last day's import
 * files. Covers from feeds do not count. `besides`: an unfinished upload to leave out.
 */
export async function uploadUse(db: Db, userId: number, now: Date, besides: string | null = null): Promise<UploadUse> {
  const dayAgo = new Date(now.getTime() - DAY_MILLISECONDS).toISOString();
  const [use] = await rowsOf<{ person_bytes: string; total_bytes: string }>(
    db,
    sql`select coalesce(sum(size) filter (where user_id = ${userId}), 0) as person_bytes, coalesce(sum(size), 0) as total_bytes from (
          select user_id, size from media_files
          union all select user_id, size from product_files where user_id is not null
          union all select user_id, size from media_uploads
            where created_at > ${dayAgo}::timestamptz and id is distinct from ${besides}::uuid
          union all select created_by_id, file_size from imports
            where created_by_id is not null and created_at > ${dayAgo}::timestamptz
        ) uploads`,
  );
  return { personBytes: Number(use?.person_bytes ?? 0), totalBytes: Number(use?.total_bytes ?? 0) };
}

/** Returns why a file of this size exceeds a quota, with the numbers; null if it fits. Two concurrent uploads may both use the last space. */
export function faultOfQuota(use: UploadUse, quotas: UploadQuotas, bytes: number): Sentence | null {
  if (use.personBytes + bytes > quotas.personBytes) return sentence(bytes, use.personBytes, quotas.personBytes, PERSON);
  return use.totalBytes + bytes > quotas.totalBytes ? sentence(bytes, use.totalBytes, quotas.totalBytes, SHOP) : null;
}

const PERSON = { fr: "vos fichiers occupent", en: "your files take up" };
const SHOP = { fr: "les fichiers de la boutique occupent", en: "the shop’s files take up" };

function sentence(bytes: number, used: number, most: number, whose: Sentence): Sentence {
  const [fr, en] = (["fr", "en"] as const).map((locale) => [bytes, used, most].map((one) => bytesText(one, locale)));
  return {
    fr: `Ce fichier de ${fr?.[0]} ne tient plus : ${whose.fr} ${fr?.[1]} sur ${fr?.[2]}. Retirez-en d’abord.`,
    en: `This file of ${en?.[0]} finds no room: ${whose.en} ${en?.[1]} of ${en?.[2]}. Delete some first.`,
  };
}

/** Formats a size: « 4,9 Go », gigabytes with one decimal, else whole megabytes, else kilobytes. */
function bytesText(bytes: number, locale: LocaleCode): string {
  const [unit, size] = bytes >= 1_000_000_000 ? ["G", 1_000_000_000] : bytes >= 1_000_000 ? ["M", 1_000_000] : ["k", 1_000];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: unit === "G" ? 1 : 0 }).format(bytes / Number(size));
  return `${number} ${unit}${locale === "fr" ? "o" : "B"}`;
}
