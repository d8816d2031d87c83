import { afterEach, describe, expect, test, vi } from "vitest";
import { createLeaveGuard, guardHistory, guardUnload, type HistoryPlace, historyPlace } from "./leave-guard.ts";

/** All that can happen to a guard; every order of it, five steps deep, is walked below. */
const happenings = ["typed", "saved", "link", "stay", "leave", "lift"] as const;
type Happening = (typeof happenings)[number];

function walks(depth: number): Happening[][] {
  return depth === 0 ? [[]] : walks(depth - 1).flatMap((walk) => happenings.map((happening) => [...walk, happening]));
}

describe("every order of typing, saving, following a link and answering", () => {
  test("asks only when something would be lost, and never loses what nobody gave up", () => {
    const all = walks(5);
    expect(all).toHaveLength(7_776);
    for (const walk of all) {
      const guard = createLeaveGuard();
      let gone = 0;
      let lost = 0;
      let release: (() => void) | null = null;
      for (const happening of walk) {
        const before = guard.snapshot();
        const goneBefore = gone;
        if (happening === "typed") release ??= guard.block({ label: "Fiche", onLeave: () => (lost += 1) });
        if (happening === "saved") {
          release?.();
          release = null;
        }
        if (happening === "link") guard.pass(() => (gone += 1));
        if (happening === "stay") guard.stay();
        if (happening === "leave" && before.asking) {
          guard.leave();
          release = null;
        }
        if (happening === "lift") {
          guard.lift();
          release = null;
        }
        const after = guard.snapshot();
        const name = walk.join(" ");
        // A question is shown exactly while something is unsaved and a navigation is pending.
        if (after.asking) expect(after, name).toEqual({ isBlocked: true, asking: ["Fiche"] });
        expect(after.isBlocked, name).toBe(release !== null);
        if (happening === "link") expect(gone - goneBefore, name).toBe(before.isBlocked ? 0 : 1);
        else if (happening === "leave") expect(gone - goneBefore, name).toBe(before.asking ? 1 : 0);
        else expect(gone, name).toBe(goneBefore);
        // Saving, staying and signing out discard nothing.
        if (happening !== "leave") expect(lost, name).toBeLessThanOrEqual(walk.filter((step) => step === "leave").length);
      }
    }
  });

  test("names each thing that would be lost", () => {
    const guard = createLeaveGuard();
    guard.block({ label: "Commentaire" });
    guard.block({ label: "Adresse" });
    guard.pass(() => undefined);
    expect(guard.snapshot().asking).toEqual(["Commentaire", "Adresse"]);
  });
});

describe("Back and Forward", () => {
  let stop: (() => void) | undefined;
  const start = location.href;
  afterEach(() => {
    stop?.();
    history.replaceState(null, "", start);
  });

  /** A declarative router like ours: it shows the place of the last navigation it was notified of. */
  function router() {
    let shown: HistoryPlace = historyPlace();
    const hear = () => {
      shown = historyPlace();
    };
    window.addEventListener("popstate", hear);
    const go = (href: string, index: number) => {
      history.pushState({ idx: index, key: String(index) }, "", href);
      hear();
    };
    return { go, shown: () => shown, close: () => window.removeEventListener("popstate", hear) };
  }
  const settled = () => new Promise((done) => setTimeout(done, 60));

  async function opened() {
    const guard = createLeaveGuard();
    history.replaceState({ idx: 0 }, "", "/liste");
    const page = router();
    page.go("/fiche/1", 1);
    page.go("/fiche/1?vue=fil", 2);
    const end = guardHistory(guard, page.shown);
    stop = () => {
      end();
      page.close();
    };
    await settled();
    return { guard, page };
  }

  test("are free with nothing typed", async () => {
    const { page } = await opened();
    history.go(-2);
    await settled();
    expect(new URL(page.shown().href).pathname).toBe("/liste");
  });

  test("ask when they lead to another page: the page stays, its URL too, until one leaves", async () => {
    const { guard, page } = await opened();
    guard.block({ label: "Fiche" });
    history.back();
    await settled();
    // Only another view of the same page.
    expect(guard.snapshot().asking).toBeNull();
    expect(location.href).toMatch(/\/fiche\/1$/);

    history.back();
    await settled();
    expect(guard.snapshot().asking).toEqual(["Fiche"]);
    expect(location.pathname).toBe("/fiche/1");
    expect(new URL(page.shown().href).pathname).toBe("/fiche/1");

    guard.stay();
    history.back();
    await settled();
    expect(guard.snapshot().asking).toEqual(["Fiche"]);
    guard.leave();
    await settled();
    expect(location.pathname).toBe("/liste");
    expect(new URL(page.shown().href).pathname).toBe("/liste");

    // Nothing of the tab's history was cut off.
    history.forward();
    await settled();
    expect(location.pathname).toBe("/fiche/1");
  });

  test("pressed twice ask once, and lead where the last press wanted", async () => {
    const { guard, page } = await opened();
    guard.block({ label: "Fiche" });
    history.go(-2);
    await settled();
    history.go(-2);
    await settled();
    expect(location.href).toMatch(/\/fiche\/1\?vue=fil$/);
    guard.leave();
    await settled();
    expect(new URL(page.shown().href).pathname).toBe("/liste");
  });

  test("an entry that the router did not number is taken back too", async () => {
    const { guard, page } = await opened();
    history.pushState(null, "", "/sans-numero");
    page.go("/fiche/2", 3);
    guard.block({ label: "Fiche" });
    history.back();
    await settled();
    expect(guard.snapshot().asking).toEqual(["Fiche"]);
    expect(location.pathname).toBe("/fiche/2");
    expect(new URL(page.shown().href).pathname).toBe("/fiche/2");
    guard.leave();
    await settled();
    expect(new URL(page.shown().href).pathname).toBe("/sans-numero");
  });
});

describe("closing the window", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const ask = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test("asks only while something is held, and not at sign-out", () => {
    const guard = createLeaveGuard();
    const spy = vi.spyOn(window, "addEventListener");
    const stop = guardUnload(guard);
    expect(spy).not.toHaveBeenCalledWith("beforeunload", expect.anything());
    expect(ask()).toBe(false);
    const release = guard.block({ label: "Fiche" });
    expect(ask()).toBe(true);
    release();
    expect(ask()).toBe(false);
    guard.block({ label: "Fiche" });
    guard.lift();
    expect(ask()).toBe(false);
    guard.block({ label: "Fiche" });
    stop();
    expect(ask()).toBe(false);
  });
});
