/** The built-in list views. */
export const orderViews = ["toPrepare", "pickupToNotify", "awaitingRelease", "toCollect", "paymentFailed", "toSettle"] as const;
/** One of `orderViews`. */
export type OrderView = (typeof orderViews)[number];
