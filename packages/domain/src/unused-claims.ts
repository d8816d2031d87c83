import { type Claim, claims } from "./claims.ts";

/** Claims of the specification that no screen or operation uses, each with the reason. An existing claim never gets a guessed new meaning. */
export const unusedClaims: Readonly<Partial<Record<Claim, string>>> = {
  [claims.cms.marketingManage]:
    "The specification lists it and names no screen, no call and no menu entry for it: subscriptions and campaigns have claims of their own.",
};
