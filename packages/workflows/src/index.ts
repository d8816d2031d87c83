export {
  type CacheRefreshActor,
  type CacheRefreshEmitted,
  type CacheRefreshEvent,
  type CacheRefreshSnapshot,
  type CacheRefreshStart,
  cacheRefreshMachine,
} from "./cache-refresh.machine.ts";
export {
  type CampaignSendingEmitted,
  type CampaignSendingSnapshot,
  campaignSendingMachine,
  type SendingIntent,
  type WatchedSending,
} from "./campaign-sending.machine.ts";
export {
  confirmationOf,
  isDialogOpen,
  type OrderActionsActor,
  type OrderActionsEmitted,
  type OrderActionsEvent,
  type OrderActionsSnapshot,
  type OrderActionsStart,
  type OrderActionValues,
  type OrderCommand,
  type OrderConfirmation,
  type OrderPageAction,
  orderActionsMachine,
  orderPageActions,
  verdictOf,
} from "./order-actions.machine.ts";
export { type DocumentLike, type OrderSubject, type OrderUndo, orderSubjectOf, type SubjectLine } from "./order-subject.ts";
export { broken, isInputRejection, isUnanswered, type Outcome, type Refusal } from "./outcome.ts";
export {
  type PickingActor,
  type PickingAnswer,
  type PickingCommand,
  type PickingDone,
  type PickingEmitted,
  type PickingEvent,
  type PickingSnapshot,
  type PickingStart,
  pickingMachine,
  progressOf,
  type Readiness,
  readinessOf,
  type ScanResult,
  type StoredPicking,
  storedPickingOf,
} from "./picking.machine.ts";
export { type PickingEnd, type PickingLine, type PickingOrder, type PreparableDocument, pickingOrderOf } from "./picking-order.ts";
export { type PostWorkflowInput, type PostWorkflowSnapshot, postWorkflowAt, postWorkflowMachine } from "./post-workflow.machine.ts";
export { type TaskWatchActor, type TaskWatchSnapshot, taskWatchMachine, type WatchEnd, type WatchedTask } from "./task-watch.machine.ts";
