import { unanswered } from "./unanswered.ts";

/** Customers, messages, offers, views, and what was added to mails. */
export const salesResolvers = unanswered(
  "getMail",
  "sendMail",
  "listCustomers",
  "getCustomer",
  "setCustomerRole",
  "listCustomerRoles",
  "exportCustomerData",
  "listGenders",
  "listCountries",
  "listMessages",
  "getMessage",
  "listMessageStatuses",
  "setMessageStatus",
  "listQuestions",
  "replyToMessage",
  "listOffers",
  "getOffer",
  "createOffer",
  "updateOffer",
  "deleteOffer",
  "listViews",
  "createView",
  "updateView",
  "deleteView",
);
