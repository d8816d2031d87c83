import { isInputRejection, isUnanswered, type Refusal } from "@reserve/workflows";

/** The part of an action that its confirmation dialog uses. */
export interface Confirmable {
  /** Input to confirm; the dialog is open while it is set. */
  pendingInput: unknown;
  isSending: boolean;
  /** Reason why the last attempt failed; cleared by the next one. */
  failure: Refusal | null;
  confirm(): void;
  /** Closes the confirmation and forgets the last failure. Does nothing while sending. */
  cancel(): void;
}

/** True when the same confirmation can be sent again: after a correction, after signing in again, or because no answer came. */
export function canSendAgain(refusal: Refusal): boolean {
  return isInputRejection(refusal) || isUnanswered(refusal);
}

/** Returns the server's message for a property that the dialog edits. */
export function sentenceAt(failure: Refusal | null, property: string): string | undefined {
  return failure?.propertiesErrorMessages.find(({ propertyName }) => propertyName.startsWith(property))?.errorMessage;
}
