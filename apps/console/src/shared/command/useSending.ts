import type { Refusal } from "@reserve/workflows";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom, SnapshotFrom } from "xstate";
import type { Confirmable } from "./confirmable.ts";

/** A running machine that confirms and sends: order actions, picking, cache refresh. */
export interface Sending<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  snapshot: SnapshotFrom<Machine>;
  /** Confirmation before sending, for `<Confirmation>`. */
  question: Confirmable;
}

/** Runs a sending machine; `hear` receives what it emits. The machine must be a stable reference. */
export function useSending<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  hear: (event: EmittedFrom<Machine>) => void,
): Sending<Machine> {
  const actor = useActorRef(machine, { input } as never) as Actor<Machine>;
  const snapshot: AnyMachineSnapshot = useSelector(actor, (now) => now);
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listener = actor.on("*", (event) => heard(event as EmittedFrom<Machine>));
    return () => listener.unsubscribe();
  }, [actor]);
  const sendToActor = (type: "confirm" | "cancel") => actor.send({ type } as EventFromLogic<Machine>);
  const isSending = snapshot.hasTag("pending");
  return {
    actor,
    snapshot: snapshot as SnapshotFrom<Machine>,
    question: {
      pendingInput: isSending || snapshot.hasTag("confirming") || snapshot.hasTag("unanswered"),
      isSending,
      failure: (snapshot.context as { refusal: Refusal | null }).refusal,
      confirm: () => sendToActor("confirm"),
      cancel: () => sendToActor("cancel"),
    },
  };
}
