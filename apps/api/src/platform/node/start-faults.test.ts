import { expect, it } from "vitest";
import { startFault } from "./start-faults.ts";

const embedded = { databaseUrl: null, dataDir: "/srv/reserve" };
const FULL = "Le disque du dossier de données /srv/reserve est plein. Libérez au moins 100 Mo, puis relancez.";

it("reports that the disk is full, for any error of the embedded database", () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect(startFault(full, embedded)).toBe(FULL);
  const nameless = new Error("PGlite failed to initialize properly");
  expect(startFault(nameless, embedded, () => 1_000_000)).toBe(FULL);
  expect(startFault(nameless, embedded, () => 1_000_000_000)).toBe(nameless);
  expect(startFault(nameless, { ...embedded, dataDir: "memory://" }, () => 1_000_000)).toBe(nameless);
});

it("reports that a database server does not answer, or that its disk is full", () => {
  const server = { databaseUrl: "postgres://localhost/reserve", dataDir: "/srv/reserve" };
  expect(startFault(Object.assign(new Error("no"), { code: "ECONNREFUSED" }), server)).toMatch(/^La base de données .* ne répond pas/);
  expect(startFault(Object.assign(new Error("no"), { code: "53100" }), server)).toMatch(/^Le disque de la base de données .* est plein/);
});
