import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** Products under other conditions. */
export const handlers: AreaHandlers<"offers"> = unanswered("listOffers", "getOffer", "createOffer", "updateOffer", "deleteOffer");
