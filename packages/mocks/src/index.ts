export { NOW } from "./fixtures/now.ts";
export { PASSWORD, sessionOf, type UserName, users } from "./fixtures/users.ts";
export {
  type Answer,
  forever,
  type MockedFile,
  type MockRequest,
  mock,
  type NoSuccess,
  networkError,
  problem,
  type Resolver,
} from "./mock.ts";
export { COMMON_PASSWORD, GOOD_LINK, sessionHandlers, THROTTLED } from "./session.ts";
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
  withItems,
} from "./states.ts";
