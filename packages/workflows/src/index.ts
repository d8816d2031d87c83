export {
  type CommandActor,
  type CommandCall,
  type CommandEmitted,
  type CommandEvent,
  type CommandMachine,
  type CommandSnapshot,
  type CommandStart,
  createCommandMachine,
} from "./command.machine.ts";
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
export { type DocumentLike, type OrderSubject, orderSubjectOf, type SubjectLine } from "./order-subject.ts";
export { broken, isUnanswered, type Outcome, type Refusal } from "./outcome.ts";
