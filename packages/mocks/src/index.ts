export { activity } from "./fixtures/activity.ts";
export { documentById, documentSummary, documents } from "./fixtures/documents.ts";
export { labelLists, stores } from "./fixtures/labels.ts";
export { mails } from "./fixtures/mails.ts";
export { minutesAgo, NOW } from "./fixtures/now.ts";
export { productById, products } from "./fixtures/products.ts";
export { tasks } from "./fixtures/tasks.ts";
export { hosting, PASSWORD, sessionOf, type UserName, users } from "./fixtures/users.ts";
export { handlers, signedInAs } from "./handlers.ts";
export { sentinels } from "./lists.ts";
export { type Answer, type Asked, forever, type MockedFile, mock, type NoSuccess, networkError, problem, type Resolver } from "./mock.ts";
export { COMMON_PASSWORD, GOOD_LINK } from "./passwords.ts";
export { signedInAsPerson } from "./people.ts";
export { resetMocks } from "./shop.ts";
export {
  conflict,
  empty,
  failing,
  forbidden,
  type ListId,
  loading,
  missingResult,
  notFound,
  offline,
  rejected,
  stale,
  unauthorized,
  unavailable,
} from "./states.ts";
