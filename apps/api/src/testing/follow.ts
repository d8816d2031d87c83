import { expect } from "vitest";
import type { Ports } from "../platform/ports.ts";
import type { Caller } from "./test-app.ts";

/** A change received from a stream. */
interface Heard {
  id: number;
  version: number;
  userName: string | null;
  firstName: string | null;
  operation?: string;
}

/** Other users with an open record, as received from the stream. */
interface HeardPresence {
  id: number;
  people: { userName: string; name: string; field: string | null }[];
}

/** Follows a stream of changes as a browser would. */
export async function follow(op: "watchDocuments" | "watchMessages" | "watchPosts", caller: Caller, id: number[]) {
  const answer = await caller.open(op, { query: { id } });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const reader = answer.body?.getReader();
  if (!reader) throw new Error("no stream");
  const decoder = new TextDecoder();
  const heard: Heard[] = [];
  const present: HeardPresence[] = [];
  let comments = 0;
  let isOver = false;
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const block of decoder.decode(value).split("\n\n")) {
        if (block.startsWith(":")) comments += 1;
        else if (block.startsWith("event: presence")) present.push(JSON.parse(block.split("data: ")[1] ?? "") as HeardPresence);
        else if (block !== "") heard.push(JSON.parse(block.split("data: ")[1] ?? "") as Heard);
      }
    }
    isOver = true;
  })();
  return {
    heard,
    present,
    comments: () => comments,
    isOver: () => isOver,
    leave: async () => {
      await reader.cancel();
      await reading;
    },
  };
}

/** Waits until the database's notifications arrive: before that, changes are found by polling, without their author. */
export async function listening(changes: Ports["changes"]): Promise<void> {
  const leave = changes.subscribe(
    () => undefined,
    () => undefined,
  );
  await until(() => changes.isLive());
  leave();
}

/** Waits until a condition is true, and returns how long that took. The default is generous: a busy machine may pause for seconds. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds = 10_000): Promise<number> {
  const since = performance.now();
  while (!(await condition())) {
    if (performance.now() - since > milliseconds) throw new Error(`not within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - since;
}
