import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { voucherById, voucherList } from "./vouchers.queries.ts";

const texts: ScreenTexts = {
  namespace: "vouchers",
  fr: () => import("./locales/vouchers.fr.json"),
  en: () => import("./locales/vouchers.en.json"),
};

/** Routes of vouchers and the page of one. */
export const vouchersRoutes = [
  {
    path: paths.vouchers,
    claims: [claims.public.documentsManage],
    title: "vouchers",
    reads: "listVouchers",
    texts,
    load: () => import("./VoucherListScreen.tsx").then(({ VoucherListScreen }) => ({ Screen: VoucherListScreen })),
    prefetch: prefetchList(voucherList),
  },
  {
    path: paths.voucher,
    claims: [claims.public.documentsManage],
    title: "voucher",
    reads: "getVoucher",
    parent: paths.vouchers,
    texts,
    load: () => import("./VoucherScreen.tsx").then(({ VoucherScreen }) => ({ Screen: VoucherScreen })),
    prefetch: prefetchRecord(voucherById),
  },
] as const satisfies readonly ConsoleRoute<"vouchers" | "voucher">[];
