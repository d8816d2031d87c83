import type { ApiClient } from "@reserve/api-client";
import { to } from "../../shared/links/to.ts";

/** Returns a function that finds the URL of the voucher with this note, from the list: stories may forbid or fail the record's own query. */
export function voucherNoted(note: string): (api: ApiClient) => Promise<string> {
  return async (api) => {
    const { items } = await api.read("listVouchers", { query: { search: note } });
    const found = items.find((one) => one.note === note);
    if (!found) throw new Error(`No voucher has the note « ${note} ».`);
    return to.voucher(found.id);
  };
}

/** Notes of the demo shop's vouchers: one that is partly used, one that is not. */
export const notes = { partlyUsed: "Carte offerte pour un anniversaire", unused: "Commandé par téléphone" } as const;
