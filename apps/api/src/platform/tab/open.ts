import type { ClientVariant } from "@reserve/client-variant";
import type { Application } from "../application.ts";
import { withDrawnFiles } from "../drawn-files.ts";
import { embeddedChanges } from "../embedded/changes.ts";
import { openPglite } from "../embedded/pglite.ts";
import { temporaryKeyEncryptionKey } from "../identity/key-encryption.ts";
import { loadSecrets } from "../identity/secrets.ts";
import type { Log, OutgoingMail, Ports } from "../ports.ts";
import { openTurns } from "../turns.ts";
import { offlineVatNumbers } from "../vat-numbers.ts";
import { noWeb } from "../web.ts";
import { noPeer } from "../webhooks/peer.ts";
import { tabLetters } from "./letters.ts";
import { tabPasswords } from "./passwords.ts";
import { tabPdfs } from "./pdfs.ts";
import { tabPictures } from "./pictures.ts";
import { tabFiles, tabMail } from "./ports.ts";
import { tabPrinter } from "./printer.ts";
import { tabQueue } from "./queue.ts";
import { watchWrites } from "./rewind.ts";

/** A server in this tab, gone when the tab is closed. */
export interface TabServer {
  /** Responds to a request to `/api/…` like the server. */
  fetch(request: Request): Promise<Response>;
  /** Returns the mails that would have been sent. */
  outbox(): readonly OutgoingMail[];
  /** Undoes all writes since opening, and continues with a client variant; users are signed out. */
  rewind(variant: ClientVariant): Promise<void>;
  close(): Promise<void>;
}

/** Settings of a browser tab, in place of an operator's. */
export interface TabOptions {
  /** The initial database, from `dumpDataDir`; migrated and seeded. */
  dump: Blob;
  variant: ClientVariant;
  /** Public URL of the console, for links in mails. */
  publicUrl: string;
  log: Log;
  /** Clock of the tab; `Date` by default. */
  now?: (() => Date) | undefined;
}

/** Opens a copy of the dump and serves the API from it. */
export async function openTab(
  application: Pick<Application, "createApp" | "jobDefinitions" | "workQueues" | "endUndo" | "drawDemoFile">,
  { dump, variant, publicUrl, log, now: time = () => new Date() }: TabOptions,
): Promise<TabServer> {
  const database = await openPglite({ dump });
  const changes = embeddedChanges(database, log);
  const printer = tabPrinter();
  const { rows } = await database.pglite.query<{ name: string }>("select name from reserve_migrations order by name");
  const running = { since: time(), migrations: rows.map(({ name }) => name) };
  const secrets = await loadSecrets(database.db, await temporaryKeyEncryptionKey(), running.since);
  const writes = await watchWrites(database);

  const start = (client: ClientVariant) => {
    const jobs = tabQueue();
    const mail = tabMail();
    const pictures = tabPictures();
    const ports: Ports = {
      db: database.db,
      clock: { now: time },
      passwords: tabPasswords(),
      mail,
      files: withDrawnFiles(tabFiles(), pictures, application.drawDemoFile),
      jobs,
      changes,
      printer,
      pictures,
      pdfs: tabPdfs,
      web: noWeb,
      vatNumbers: offlineVatNumbers,
      invoicePlatform: null,
      webhookPeer: noPeer,
      letters: tabLetters,
      turns: openTurns(),
      jobDefinitions: application.jobDefinitions,
      workQueues: application.workQueues,
      endUndo: application.endUndo,
      log,
      secrets,
      variant: client,
      settings: {
        publicUrl,
        mailFrom: "boutique@example.fr",
        campaignMailsPerMinute: 600,
        uploadQuotas: { personBytes: 10_000_000_000, totalBytes: 50_000_000_000 },
        version: "0.1.0",
        environment: "demo",
        mode: "embedded",
        refreshCookie: "off",
        corsOrigins: [],
        validateAnswers: true,
      },
      running,
      clientIp: () => "127.0.0.1",
    };
    jobs.work(ports);
    return { app: application.createApp(ports), jobs, mail };
  };
  let now = start(variant);
  const answering = new Set<Promise<Response>>();
  return {
    fetch: (request) => {
      const answer = Promise.resolve(now.app.fetch(request)).finally(() => answering.delete(answer));
      answering.add(answer);
      return answer;
    },
    outbox: () => now.mail.sent,
    rewind: async (client) => {
      // Pending requests are still answered, and reset with the rest.
      await Promise.allSettled(answering);
      await now.jobs.stop();
      if (await writes.isWritten()) await writes.rewind();
      now = start(client);
    },
    close: async () => {
      await now.jobs.stop();
      await changes.close();
      await database.close();
    },
  };
}
