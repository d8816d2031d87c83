import { describe, expect, it } from "vitest";
import { latestCode, type PlatformCode, readStatusFile } from "./platform-status.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

describe("the status that counts", () => {
  it("is the latest by date, in whatever order they came, and once more than once", () => {
    const deposited = { code: 200, at: at(1) } as const;
    const refused = { code: 210, at: at(3) } as const;
    const collected = { code: 212, at: at(5) } as const;
    for (const some of [
      [deposited, refused, collected],
      [collected, refused, deposited, collected],
      [refused, collected, deposited],
    ])
      expect(latestCode(some)).toBe(212);
    expect(latestCode([refused, deposited])).toBe(210);
    expect(latestCode([])).toBeNull();
  });

  it("is a rejection where everything is of one moment", () => {
    const codes: PlatformCode[] = [213, 200, 210, 212];
    expect(latestCode(codes.map((code) => ({ code, at: at(1) })))).toBe(213);
  });
});

describe("a file of statuses", () => {
  const entry = { number: "F2026-00001", status: 213, at: "2026-11-30T10:00:00+01:00", reason: " SIREN\u0000inconnu\n" };

  it("is a list with number, code, moment and reason", () => {
    expect(readStatusFile(JSON.stringify([entry, { ...entry, status: 200, reason: undefined }]))).toEqual({
      reports: [
        { number: "F2026-00001", code: 213, at: new Date("2026-11-30T09:00:00Z"), reason: "SIREN inconnu" },
        { number: "F2026-00001", code: 200, at: new Date("2026-11-30T09:00:00Z"), reason: null },
      ],
    });
    expect(readStatusFile("[]")).toEqual({ reports: [] });
  });

  it("names the entry and the field that are wrong, and is read whole or not at all", () => {
    expect(readStatusFile("F2026;213")).toEqual({ fault: { problem: "NotJson" } });
    expect(readStatusFile("{}")).toEqual({ fault: { problem: "NoList" } });
    const wrong = [
      { number: "" },
      { number: "F 1" },
      { status: 205 },
      { status: "213" },
      { at: "30/11/2026" },
      { at: "2026-11-30T10:00:00" },
      { reason: 7 },
    ];
    for (const change of wrong)
      expect(readStatusFile(JSON.stringify([entry, { ...entry, ...change }]))).toEqual({
        fault: { problem: "Entry", entry: 2, field: Object.keys(change)[0] },
      });
    expect(readStatusFile("[null]")).toEqual({ fault: { problem: "Entry", entry: 1, field: "number" } });
  });
});
