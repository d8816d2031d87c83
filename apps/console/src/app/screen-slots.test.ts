import { expect, test } from "vitest";
import { placeScreens, type Slots } from "./screen-slots.ts";

const isSameRoute = (one: string, other: string) => one.split("/")[1] === other.split("/")[1];
const place = (slots: Slots, pathname: string, ahead: string | null = null) => placeScreens(slots, pathname, ahead, isSameRoute);
const start: Slots = { shown: { key: 0, pathname: "/orders" }, hidden: null };

test("the hidden screen is shown in the place where it was rendered", () => {
  const ready = place(start, "/orders", "/order/7");
  expect(ready.shown).toBe(start.shown);
  expect(place(ready, "/order/7", "/order/7")).toEqual({ shown: ready.hidden, hidden: null });
});

test("a screen that is opened without being ready starts anew, another record of the same screen does not", () => {
  const ready = place(start, "/orders", "/order/7");
  const opened = place(ready, "/order/8");
  expect(opened.hidden).toBeNull();
  expect([ready.shown.key, ready.hidden?.key]).not.toContain(opened.shown.key);
  expect(place(opened, "/order/9").shown).toEqual({ key: opened.shown.key, pathname: "/order/9" });
});

test("another link replaces the hidden screen, and the page itself is never hidden beside itself", () => {
  const first = place(start, "/orders", "/order/7");
  const second = place(first, "/orders", "/order/8");
  expect(second.hidden?.key).not.toBe(first.hidden?.key);
  expect(place(second, "/orders", "/order/8")).toBe(second);
  expect(place(second, "/orders", "/orders").hidden).toBeNull();
  expect(place(second, "/orders").hidden).toBeNull();
});
