import { expect, test } from "vitest";
import { readInstant, showInstant } from "./instant.ts";

const paris = "Europe/Paris";

test("a winter and a summer time of Paris", () => {
  expect(readInstant("2026-11-21", "14:30", paris)).toEqual({ kind: "once", instant: "2026-11-21T13:30:00.000Z", offset: "UTC+1" });
  expect(readInstant("2026-07-14", "00:15", paris)).toEqual({ kind: "once", instant: "2026-07-13T22:15:00.000Z", offset: "UTC+2" });
});

test("the hour that the night of March has not, for every minute of it and no other", () => {
  const never = { kind: "never", from: "02:00", to: "03:00" };
  for (const time of ["02:00", "02:30", "02:59"]) expect(readInstant("2026-03-29", time, paris)).toEqual(never);
  for (const time of ["01:59", "03:00"]) expect(readInstant("2026-03-29", time, paris).kind).toBe("once");
});

test("the hour that the night of October has twice, for every minute of it and no other", () => {
  expect(readInstant("2026-10-25", "02:30", paris)).toEqual({
    kind: "twice",
    first: "2026-10-25T00:30:00.000Z",
    firstOffset: "UTC+2",
    second: "2026-10-25T01:30:00.000Z",
    secondOffset: "UTC+1",
  });
  for (const time of ["02:00", "02:59"]) expect(readInstant("2026-10-25", time, paris).kind).toBe("twice");
  for (const time of ["01:59", "03:00"]) expect(readInstant("2026-10-25", time, paris).kind).toBe("once");
});

test("zones without such nights, with half hours, and with a jump of thirty minutes", () => {
  expect(readInstant("2026-03-29", "02:30", "America/Guadeloupe")).toMatchObject({ kind: "once", offset: "UTC−4" });
  expect(readInstant("2026-03-29", "02:30", "Asia/Kolkata")).toMatchObject({ kind: "once", offset: "UTC+5:30" });
  expect(readInstant("2026-10-04", "02:15", "Australia/Lord_Howe")).toEqual({ kind: "never", from: "02:00", to: "02:30" });
  expect(readInstant("2026-11-21", "02:30", "UTC")).toMatchObject({ kind: "once", offset: "UTC" });
});

test("shows a moment on the clocks of a zone", () => {
  expect(showInstant("2026-11-21T23:30:00Z", paris)).toEqual({ day: "2026-11-22", time: "00:30", offset: "UTC+1" });
  expect(showInstant("2026-10-25T01:30:00.000Z", paris)).toEqual({ day: "2026-10-25", time: "02:30", offset: "UTC+1" });
});
