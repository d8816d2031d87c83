export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type Query,
  type QueryKey,
  type ReadOptions,
  type SendOptions,
  type TokenSource,
} from "./client.ts";
export { ApiFailure, type Failure, type FailureKind, fieldErrors, type Result } from "./failure.ts";
export { isStaleAfter, staleTimeOf, staleTimes } from "./freshness.ts";
export { newUuid } from "./keys.ts";
export {
  createSessionStore,
  type RefreshCall,
  type Renewal,
  type Session,
  type SessionChange,
  type SessionChangeReason,
  type SessionStore,
  type SessionStoreParts,
} from "./session-store.ts";
export type { Downloaded, EventsOptions, StreamEvent } from "./streams.ts";
