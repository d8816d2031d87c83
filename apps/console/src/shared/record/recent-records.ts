import { claims, hasClaim } from "@reserve/domain";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { to } from "../links/to.ts";
import { useUser } from "../session/permissions.ts";
import { readStored, store, storedText } from "../session/stored.ts";

/** Kinds of records that are remembered, each with the claims that open its page. */
const kinds = {
  order: { claims: [claims.public.documentsManage] },
  product: { claims: [claims.catalog.productList] },
  customer: { claims: [claims.public.customersManage, claims.cms.customersManage] },
  user: { claims: [claims.management.users] },
} as const;

/** A kind of record that is noted. */
export type RecordKind = keyof typeof kinds;

/** A record that was opened on this device. */
export interface RecentRecord {
  kind: RecordKind;
  id: number;
  /** Title of its page: « Commande nº 24118 », « La Vie mode d’emploi ». */
  name: string;
  /** Time of the last visit. */
  at: string;
}

const NAME = "recent";
const MOST = 12;
const listeners = new Set<() => void>();

/** Notes the record of a detail screen as recent; pass null while it is unknown. */
export function useNoteRecord(record: Pick<RecentRecord, "kind" | "id" | "name"> | null): void {
  const userId = useUser().data?.id;
  const { kind, id, name } = record ?? {};
  useEffect(() => {
    if (userId === undefined || kind === undefined || id === undefined || !name) return;
    const others = asRecords(readStored("device", userId, NAME)).filter((one) => one.kind !== kind || one.id !== id);
    store("device", userId, NAME, [{ kind, id, name, at: new Date().toISOString() }, ...others].slice(0, MOST));
    for (const listener of listeners) listener();
  }, [userId, kind, id, name]);
}

/** Returns the records this user opened last on this device, newest first, with URLs; those no longer permitted are left out. */
export function useRecentRecords(): readonly (RecentRecord & { href: string })[] {
  const { data: user } = useUser();
  const userId = user?.id ?? 0;
  const text = useSyncExternalStore(subscribe, () => storedText("device", userId, NAME));
  const ownClaims = user?.claimTypes;
  return useMemo(() => {
    const claimed = ownClaims?.map(({ id }) => id) ?? [];
    return asRecords(text === null ? null : readStored("device", userId, NAME))
      .filter(({ kind }) => hasClaim(claimed, kinds[kind].claims))
      .map((record) => ({ ...record, href: to[record.kind](record.id) }));
  }, [text, userId, ownClaims]);
}

function asRecords(stored: unknown): RecentRecord[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one: Partial<Record<keyof RecentRecord, unknown>> | null): one is RecentRecord =>
      typeof one?.kind === "string" &&
      one.kind in kinds &&
      typeof one.id === "number" &&
      typeof one.name === "string" &&
      typeof one.at === "string",
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs note records too.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
