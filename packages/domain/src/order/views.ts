/** The built-in list views. */
export const orderViews = ["toPrepare", "pickupToNotify", "awaitingRelease", "toCollect", "paymentFailed", "toRefund"] as const;
/** One of `orderViews`. */
export type OrderView = (typeof orderViews)[number];
