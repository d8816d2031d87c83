import { afterAll, expect, vi } from "vitest";

// Test files share their process, and its page where there is one. What one leaves behind another would find, in some order or other: so it fails
// here, under the name of the file that left it.

const before = whatIsThere();
afterAll(() => {
  const after = whatIsThere();
  const left = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !Object.is(before.get(name), after.get(name)));
  expect(left, "what this file leaves behind").toEqual([]);
});

/** All that one file can leave to the next, each under a name: clock, variables, listeners, globals, the page and what it keeps. */
function whatIsThere(): Map<string, unknown> {
  const found = new Map<string, unknown>([["fake timers", vi.isFakeTimers()]]);
  // libvips notes for itself where it was loaded from, once in a process.
  for (const [name, value] of Object.entries(process.env)) if (name !== "VIPSHOME") found.set(`process.env.${name}`, value);
  for (const event of process.eventNames()) found.set(`listeners of ${String(event)}`, process.listenerCount(event));
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    // So named are the notes that libraries make for themselves where they are imported first.
    if (!name.startsWith("__")) found.set(`global ${name}`, value ?? get);
  }
  if (typeof document === "undefined") return found;
  found.set("title", document.title).set("body", document.body.innerHTML);
  found.set("address", location.href).set("cookies", document.cookie);
  for (const { name, value } of document.documentElement.attributes) found.set(`html ${name}`, value);
  for (const storage of [localStorage, sessionStorage]) for (const [key, value] of Object.entries(storage)) found.set(`kept ${key}`, value);
  return found;
}
