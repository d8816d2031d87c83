import { type Claim, claims } from "./claims.ts";

/** Claims of the specification that open no screen and no operation, each with the reason. A claim that somebody may hold already gets no new rights by a guess. */
export const unusedClaims: Readonly<Partial<Record<Claim, string>>> = {
  [claims.cms.marketingManage]:
    "The specification lists it and names no screen, no call and no menu entry for it: subscriptions and campaigns have claims of their own.",
};
