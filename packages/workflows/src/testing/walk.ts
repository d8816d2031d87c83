import {
  type Actor,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from "xstate";
import { type AdjacencyValue, getAdjacencyMap } from "xstate/graph";

/** An event of a model: a user event, or the settlement of a command (`done("send", output)`, `broke("send")`). */
export type Happening<Machine extends AnyStateMachine> = EventFromLogic<Machine> | Settlement;

interface Settlement {
  type: `xstate.done.actor.${string}` | `xstate.error.actor.${string}`;
  actorId: string;
  output?: unknown;
  error?: unknown;
}

/** Returns the event that resolves the command invoked under this id. */
export function done(actorId: string, output: unknown): Settlement {
  return { type: `xstate.done.actor.${actorId}`, actorId, output };
}

/** Returns the event that rejects the command invoked under this id. */
export function broke(actorId: string): Settlement {
  return { type: `xstate.error.actor.${actorId}`, actorId, error: new Error("broken") };
}

/** A pending call of a command, with functions to settle it. */
export interface FakeCall {
  src: string;
  id: string;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** Replaces a command that is more than a promise: creates logic that reports its calls. */
export type Fakes = Record<string, (report: (fakeCalls: FakeCall) => void) => AnyActorLogic>;

interface Model<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  fakes?: Fakes;
  /** Possible events; a function if they depend on the snapshot. */
  happenings: readonly Happening<Machine>[] | ((snapshot: SnapshotFrom<Machine>) => readonly Happening<Machine>[]);
  /** Returns the key by which snapshots are considered equal: everything that a view could distinguish. */
  key: (snapshot: SnapshotFrom<Machine>) => string;
}

/** A path through the model: its events, and the key of the snapshot after each. */
export interface Walk<Machine extends AnyStateMachine> {
  name: string;
  steps: { happening: Happening<Machine>; key: string }[];
}

/** Returns paths that cover every transition of the model: the shortest path to its source state, then the transition itself. */
export function everyWalk<Machine extends AnyStateMachine>(machine: Machine, { input, happenings, key }: Model<Machine>): Walk<Machine>[] {
  const serializeState = (snapshot: unknown) => key(snapshot as SnapshotFrom<Machine>);
  const map = getAdjacencyMap(machine as never, {
    input: input as never,
    events: happenings as never,
    serializeState: serializeState as never,
    serializeEvent: (event) => JSON.stringify(event),
    // A reply is possible only while its call is in progress.
    filterEvents: (snapshot: unknown, event: unknown) => {
      const { children, status } = snapshot as SnapshotFrom<Machine>;
      return status === "active" && (!isSettlement(event) || children[event.actorId] !== undefined);
    },
    limit: 20_000,
  }) as unknown as Record<string, AdjacencyValue<never, never>>;
  const first = Object.keys(map)[0] ?? "";
  const stepsByKey = new Map<string, Walk<Machine>["steps"]>([[first, []]]);
  const queue = [first];
  const walks: Walk<Machine>[] = [];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const way = stepsByKey.get(at) ?? [];
    for (const { state, event } of Object.values(map[at]?.transitions ?? {})) {
      const next = serializeState(state);
      const steps = [...way, { happening: event as Happening<Machine>, key: next }];
      walks.push({ name: steps.map(({ happening }) => nameOf(happening)).join(" → "), steps });
      if (!stepsByKey.has(next)) {
        stepsByKey.set(next, steps);
        queue.push(next);
      }
    }
  }
  return walks;
}

/** Runs a machine along a path with manually settled commands, comparing it with the model at each step and checking it after the last. */
export async function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, key, fakes }: Pick<Model<Machine>, "input" | "key" | "fakes">,
  steps: Walk<Machine>["steps"],
  look: (snapshot: SnapshotFrom<Machine>) => void,
): Promise<void> {
  const { actor, settle } = act(machine, input, new SimulatedClock(), fakes);
  const snapshot = () => actor.getSnapshot() as SnapshotFrom<Machine>;
  for (const step of steps) {
    if (isSettlement(step.happening)) await settle(step.happening);
    else actor.send(step.happening as never);
    const found = key(snapshot());
    if (found !== step.key) throw new Error(`The model says ${step.key}, the machine ${found}.`);
  }
  look(snapshot());
  actor.stop();
}

/** Starts a machine whose commands are settled manually. */
export function act<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  clock: SimulatedClock = new SimulatedClock(),
  fakes: Fakes = {},
) {
  const fakeCalls: FakeCall[] = [];
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((src) => [
      src,
      fakes[src]?.((call) => void fakeCalls.push(call)) ??
        fromPromise<unknown, unknown>(
          (call) => new Promise((resolve, reject) => fakeCalls.push({ src, id: call.self.id, input: call.input, resolve, reject })),
        ),
    ]),
  );
  const actor = createActor(
    machine.provide({ actors } as never) as AnyStateMachine,
    { input, clock } as never,
  ) as unknown as Actor<Machine>;
  actor.start();
  return {
    actor,
    fakeCalls,
    clock,
    /** Settles the last call of a command and waits until the machine has processed it. */
    async settle(settlement: Settlement): Promise<void> {
      const call = fakeCalls.findLast(({ id }) => id === settlement.actorId);
      if (!call) throw new Error(`Nobody asked « ${settlement.actorId} ».`);
      if (settlement.type.startsWith("xstate.error")) call.reject(settlement.error);
      else call.resolve(settlement.output);
      // The machine processes it a few microtasks later; a timer would work too, but make thousands of walks slow.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    },
  };
}

function isSettlement(happening: unknown): happening is Settlement {
  return typeof happening === "object" && happening !== null && "actorId" in happening;
}

function nameOf(happening: { type: string; output?: unknown }): string {
  const { type, ...rest } = happening as { type: string } & Record<string, unknown>;
  if (type.startsWith("xstate.error")) return `${String(rest.actorId)} breaks`;
  if (!type.startsWith("xstate.done")) return Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest).slice(0, 40)}` : type;
  const { kind, isValid } = (rest.output ?? {}) as { kind?: string; isValid?: boolean };
  return `${String(rest.actorId)} answers ${kind ?? (isValid === false ? "no" : "yes")}`;
}
