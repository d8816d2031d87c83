import type { ClientVariant } from "@reserve/client-variant";
import { embeddedChanges } from "../embedded/changes.ts";
import { openPglite } from "../embedded/pglite.ts";
import type { House } from "../house.ts";
import { loadSecrets } from "../identity/secrets.ts";
import type { Log, OutgoingMail, Ports } from "../ports.ts";
import { tabPasswords } from "./passwords.ts";
import { tabFiles, tabMail } from "./ports.ts";
import { tabPrinter } from "./printer.ts";
import { tabQueue } from "./queue.ts";

/** A server in this tab: nothing of it is left when the tab is closed. */
export interface TabServer {
  /** Answers a request to `/api/…` as the server would. */
  fetch(request: Request): Promise<Response>;
  /** The mails that would have left. */
  readonly outbox: readonly OutgoingMail[];
  close(): Promise<void>;
}

/** What a tab decides instead of an operator. */
export interface TabOptions {
  /** The database as it begins, from `dumpDataDir`; migrated and filled. */
  dump: Blob;
  variant: ClientVariant;
  /** Where the console stands, for the links of mails. */
  publicUrl: string;
  log: Log;
}

/** Opens a copy of the dump and answers with it. Time is the tab's `Date`. */
export async function openTab(
  house: Pick<House, "createApp" | "jobDefinitions" | "workQueues">,
  { dump, variant, publicUrl, log }: TabOptions,
): Promise<TabServer> {
  const database = await openPglite({ dump });
  const changes = embeddedChanges(database, log);
  const jobs = tabQueue();
  const mail = tabMail();
  const now = new Date();
  const { rows } = await database.pglite.query<{ name: string }>("select name from reserve_migrations order by name");
  const ports: Ports = {
    db: database.db,
    clock: { now: () => new Date() },
    passwords: tabPasswords(),
    mail,
    files: tabFiles(),
    jobs,
    changes,
    printer: tabPrinter(),
    jobDefinitions: house.jobDefinitions,
    workQueues: house.workQueues,
    log,
    secrets: await loadSecrets(database.db, now),
    variant,
    settings: {
      publicUrl,
      mailFrom: "boutique@example.fr",
      version: "0.1.0",
      environment: "demo",
      mode: "embedded",
      refreshCookie: "off",
      corsOrigins: [],
      validateAnswers: true,
    },
    running: { since: now, migrations: rows.map(({ name }) => name) },
    clientAddress: () => "127.0.0.1",
  };
  const app = house.createApp(ports);
  jobs.work(ports);
  return {
    fetch: async (request) => app.fetch(request),
    outbox: mail.sent,
    close: async () => {
      await jobs.stop();
      await changes.close();
      await database.close();
    },
  };
}
