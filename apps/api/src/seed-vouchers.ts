import { addSeededVouchers } from "./areas/orders/vouchers/vouchers.bulk.store.ts";
import type { DemoVoucher } from "./demo/rows.ts";
import type { Db } from "./platform/database/database.ts";

/** Adds the demo vouchers with their history and the money of those sold; the orders they paid exist. */
export async function insertVouchers(tx: Db, vouchers: readonly DemoVoucher[]): Promise<void> {
  await addSeededVouchers(
    tx,
    vouchers.map(({ moves, ...voucher }) => ({ ...voucher, moves: moves.map((move) => ({ ...move, at: new Date(move.at) })) })),
  );
}
