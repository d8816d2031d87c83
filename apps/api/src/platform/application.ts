import type { Hono } from "hono";
import type { Db } from "./database/database.ts";
import type { DrawFile } from "./drawn-files.ts";
import type { Inbox } from "./inbox.ts";
import type { JobDefinitions, Passwords, Ports } from "./ports.ts";
import type { WorkQueue } from "./work-queues.ts";

/** Name of the data set that a new database is filled with. */
export type SeedKind = { kind: "demo"; events?: number } | { kind: "none" } | { kind: "scale"; products: number; orders?: number };

/** Hooks that the application above the platform provides to the server. */
export interface Application {
  createApp(ports: Ports): Hono;
  jobDefinitions: JobDefinitions;
  workQueues: readonly WorkQueue[];
  endUndo: Ports["endUndo"];
  /** Makes actions final whose undo period has expired; returns their number. */
  recoverUndos(ports: Ports): Promise<number>;
  /** Seeds an empty database and leaves any other unchanged; returns what it was once seeded with. */
  fill(db: Db, seed: SeedKind, passwords: Passwords, now: Date): Promise<{ isFresh: boolean; filledWith: string }>;
  /** Returns the one-time link of a shop without users; null once there is one. */
  openSetUpLink(ports: Ports): Promise<string | null>;
  /** Imports the files of a watched folder one at a time; called periodically. */
  takeFiles(ports: Ports, inbox: Inbox): Promise<void>;
  /** Takes what waits at the approved platform of e-invoicing; called periodically. */
  receiveFromPlatform(ports: Ports): Promise<void>;
  /** Runs due daily work, once across all calls and servers. */
  makeDaily(ports: Pick<Ports, "db" | "variant" | "log" | "jobs" | "settings" | "invoicePlatform">, now: Date): Promise<void>;
  /** Deletes expired data. */
  tidy(ports: Pick<Ports, "db" | "files" | "variant">, now: Date): Promise<void>;
  /** Content of the demo shop's stored files. */
  drawDemoFile: DrawFile;
  demoAccounts: readonly { userName: string; firstName: string; lastName: string; role: string }[];
  demoPassword: string;
}
