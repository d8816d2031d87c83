import { join, resolve } from "node:path";
import type { ClientVariant } from "@reserve/client-variant";
import { Hono } from "hono";
import type { Application } from "../application.ts";
import { LOG_MAY_BE_REWRITTEN, mayRewriteLog } from "../audit/append-only.ts";
import { noteSummedRefusals } from "../audit/refusals.ts";
import { answerRefusal } from "../contract/pipeline.ts";
import { refuse } from "../contract/refusals.ts";
import { addSecurityHeaders } from "../contract/security-headers.ts";
import type { Database } from "../database/database.ts";
import { classifyDatabaseError } from "../database/errors.ts";
import { migrate } from "../database/migrate.ts";
import { withDrawnFiles } from "../drawn-files.ts";
import { openPglite } from "../embedded/pglite.ts";
import { forgetOldAnswers } from "../idempotency/idempotency.ts";
import { recoverPasswordRequests } from "../identity/password-links.ts";
import { loadSecrets } from "../identity/secrets.ts";
import { recoverTasks } from "../jobs/jobs.ts";
import { recoverMails } from "../mail/mail.ts";
import type { Clock, Log, Ports } from "../ports.ts";
import { openTurns } from "../turns.ts";
import { offlineVatNumbers } from "../vat-numbers.ts";
import { recoverWebhooks } from "../webhooks/webhooks.ts";
import { bucketFiles } from "./bucket.ts";
import { openChanges } from "./changes.ts";
import { clientIp } from "./client-ip.ts";
import { createDatabaseFolder, openDatabaseFolder } from "./database-folder.ts";
import type { Environment } from "./environment.ts";
import { folderFiles, removeParts } from "./files.ts";
import { folderPlatform } from "./folder-platform.ts";
import { folderInbox } from "./inbox.ts";
import { openKeyEncryptionKey } from "./key-file.ts";
import { letterThread } from "./letters/letters.ts";
import { type EdgeAnswers, listen } from "./listen.ts";
import type { Unlock } from "./lock.ts";
import { outboxTransport, smtpTransport } from "./mail-transports.ts";
import { readMigrations } from "./migrations.ts";
import { argon2Passwords } from "./passwords.ts";
import { pdfPrinter } from "./pdf/printer.ts";
import { pdfThread } from "./pdfs/pdfs.ts";
import { sharpPictures } from "./pictures.ts";
import { openPostgres } from "./postgres.ts";
import { closeToOthers, type Openness } from "./private-folder.ts";
import { openQueue } from "./queue.ts";
import { compressAnswer, createSite } from "./site.ts";
import { viesVatNumbers } from "./vies.ts";
import { publicWeb } from "./web.ts";
import { publicPeer } from "./webhook-peer.ts";

const ROOT = resolve(import.meta.dirname, "..", "..", "..", "..", "..");
const VERSION = "0.1.0";
const PROBES = ["/health", "/ready"];
const RECOVER_MILLISECONDS = 15_000;
/** Polling interval of the watched folder. */
const LOOK_MILLISECONDS = 3_000;
/** Polling interval of daily work. */
const DAILY_MILLISECONDS = 30_000;
const TIDY_MILLISECONDS = 3_600_000;
/** Longer than an active upload pauses: without a lock on the folder, other processes may write to it too. */
const QUIET_MILLISECONDS = 600_000;

/** A running server. */
export interface RunningServer {
  url: string;
  /** Data set of the database: `demo`, `none`, `scale 5000`. */
  filledWith: string;
  setUpLink: string | null;
  /** Permissions of the data folder at start. */
  openness: Openness;
  /** The file with the key that encrypts the database's own; null if the environment provided it. */
  keyFile: string | null;
  /** Stops cleanly; a second call waits for the first. */
  stop(): Promise<void>;
}

/** Opens and migrates the database, seeds it when new, starts the workers and listens. The caller has locked the data folder. */
export async function startServer(
  application: Application,
  environment: Environment,
  variant: ClientVariant,
  log: Log,
  unlock: Unlock,
): Promise<RunningServer> {
  const clock: Clock = { now: () => new Date() };
  // Closed in reverse order, also if a later part of the start fails.
  const opened: (() => Promise<void> | void)[] = [unlock];
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= closeAll(opened, log);
    return stopping;
  };
  try {
    return await open(application, environment, variant, clock, log, opened, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  application: Application,
  environment: Environment,
  variant: ClientVariant,
  clock: Clock,
  log: Log,
  opened: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<RunningServer> {
  const { databaseUrl, dataDir } = environment;
  const isInMemory = dataDir === "memory://" && !databaseUrl;
  const isAlone = !databaseUrl;
  const filesFolder = dataDir === "memory://" ? resolve("data") : dataDir;
  const openness = await closeToOthers(filesFolder);
  if (openness.closed + openness.left.length > 0)
    log("warn", "data folder was open to other accounts", { closed: openness.closed, left: openness.left.length });
  const migrations = await readMigrations();
  const passwords = argon2Passwords();
  const prepare = async (database: Database) => {
    // Before anything is written: a server with another key must leave the database unchanged.
    const { key, file } = await openKeyEncryptionKey(database.db, environment);
    const applied = await migrate(database, migrations);
    if (applied.length > 0) log("info", "database brought up to date", { migrations: applied.length });
    const { filledWith } = await application.fill(database.db, environment.seed, passwords, clock.now());
    return { keyEncryptionKey: key, keyFile: file, filledWith };
  };
  if (!databaseUrl && !isInMemory) await createDatabaseFolder(dataDir, prepare);
  const database = databaseUrl
    ? openPostgres(databaseUrl, { onError: (error) => log("warn", "database connection lost", { error: error.message }) })
    : await (isInMemory ? openPglite({ dataDir }) : openDatabaseFolder(dataDir));
  opened.push(() => database.close());
  const { keyEncryptionKey, keyFile, filledWith } = await prepare(database);
  if (databaseUrl && (await mayRewriteLog(database.db))) log("warn", LOG_MAY_BE_REWRITTEN);
  // The embedded database unpacks its files with its own modes, regardless of the umask.
  if (!databaseUrl && !isInMemory) await closeToOthers(filesFolder);

  const queue = await openQueue(database, databaseUrl, log);
  opened.push(() => queue.stop());
  const changes = openChanges(database, databaseUrl, log);
  opened.push(() => changes.close());
  const mail = environment.smtpUrl ? smtpTransport(environment.smtpUrl) : outboxTransport(join(filesFolder, "outbox"));
  opened.push(() => mail.close());
  const printer = pdfPrinter();
  opened.push(() => printer.close());
  const letters = letterThread();
  opened.push(() => letters.close());
  const pdfs = pdfThread();
  opened.push(() => pdfs.close());

  const pictures = sharpPictures();
  const bucket = environment.bucket ? bucketFiles(environment.bucket) : null;
  if (bucket) opened.push(() => bucket.close());

  const isLocked = isAlone && !isInMemory;
  const removeOldParts = async () => {
    for (const folder of ["files", "outbox"]) await removeParts(join(filesFolder, folder), isLocked ? 0 : QUIET_MILLISECONDS);
  };
  await removeOldParts();
  const files = bucket ?? folderFiles(join(filesFolder, "files"));
  const ports: Ports = {
    db: database.db,
    clock,
    passwords,
    mail,
    files: filledWith === "demo" ? withDrawnFiles(files, pictures, application.drawDemoFile) : files,
    jobs: queue,
    changes,
    printer,
    pictures,
    pdfs,
    web: publicWeb(),
    vatNumbers: environment.viesUrl
      ? viesVatNumbers({ url: environment.viesUrl, requester: variant.seller?.vatNumber ?? null, clock, log })
      : offlineVatNumbers,
    invoicePlatform: environment.invoicePlatformFolder ? folderPlatform(environment.invoicePlatformFolder) : null,
    webhookPeer: publicPeer({ places: environment.webhookPlaces }),
    letters,
    turns: openTurns(),
    jobDefinitions: application.jobDefinitions,
    workQueues: application.workQueues,
    endUndo: application.endUndo,
    log,
    secrets: await loadSecrets(database.db, keyEncryptionKey, clock.now()),
    variant,
    settings: {
      publicUrl: environment.publicUrl,
      mailFrom: environment.mailFrom,
      campaignMailsPerMinute: environment.campaignMailsPerMinute,
      uploadQuotas: environment.uploadQuotas,
      version: VERSION,
      environment: filledWith === "none" ? "production" : "demo",
      mode: isAlone ? "embedded" : "postgresql",
      refreshCookie: environment.isRefreshTokenHidden ? (environment.publicUrl.startsWith("https:") ? "secure" : "plain") : "off",
      corsOrigins: environment.corsOrigins,
      validateAnswers: !environment.isProduction && environment.logLevel === "debug",
    },
    running: { since: clock.now(), migrations: migrations.map((migration) => migration.name) },
    clientIp: clientIp(environment.trustedProxies),
  };
  const setUpLink = filledWith === "none" ? await application.openSetUpLink(ports) : null;

  await recoverTasks(ports, { isAlone });
  await recoverMails(ports, { isAlone });
  await recoverPasswordRequests(ports, { isAlone });
  await recoverWebhooks(ports, { isAlone });
  await application.recoverUndos(ports);
  await queue.work(ports);
  opened.push(
    every(RECOVER_MILLISECONDS, log, async () => {
      const found =
        (await recoverTasks(ports, { isAlone: false })) +
        (await recoverMails(ports, { isAlone: false })) +
        (await recoverPasswordRequests(ports, { isAlone: false })) +
        (await recoverWebhooks(ports, { isAlone: false })) +
        (await application.recoverUndos(ports));
      await noteSummedRefusals(ports.db, clock.now());
      if (found > 0) queue.wake();
    }),
    every(LOOK_MILLISECONDS, log, async () => {
      if (environment.importFolder) await application.takeFiles(ports, folderInbox(environment.importFolder));
    }),
    every(LOOK_MILLISECONDS, log, () => application.receiveFromPlatform(ports)),
    every(DAILY_MILLISECONDS, log, async () => {
      await application.makeDaily(ports, clock.now());
    }),
    every(TIDY_MILLISECONDS, log, async () => {
      await forgetOldAnswers(ports.db, clock.now());
      await application.tidy(ports, clock.now());
      if (!isLocked) await removeOldParts();
    }),
  );

  const site = makeSite(application.createApp(ports), ports, variant, environment);
  const { port, close } = await listen(environment, site, edgeAnswers(ports, environment));
  opened.push(close);
  const host = environment.host.includes(":") ? `[${environment.host}]` : environment.host;
  return { url: `http://${host}:${port}`, filledWith, setUpLink, openness, keyFile, stop };
}

/** Returns the responses to requests that no part of the site handles, with the usual headers. */
function edgeAnswers(ports: Ports, environment: Environment): EdgeAnswers {
  const secured = (answer: Response) => {
    addSecurityHeaders(answer.headers, { isHttps: environment.publicUrl.startsWith("https:") });
    return answer;
  };
  return {
    refuse: (refusal, headers) => secured(answerRefusal(ports, refusal, headers)),
    fail: (error, headers) => {
      ports.log("error", "unexpected failure outside the API", { error: error instanceof Error ? error.message : String(error) });
      return secured(answerRefusal(ports, refuse.unavailable(), headers));
    },
  };
}

function makeSite(app: Hono, ports: Ports, variant: ClientVariant, environment: Environment): Hono {
  const isHttps = environment.publicUrl.startsWith("https:");
  const site = createSite({
    consoleFolder: join(ROOT, "apps", "console", "dist"),
    storybookFolder: join(ROOT, "storybook-static"),
    // A shop without demo accounts counts as production, even if not declared so.
    isProduction: environment.isProduction || ports.settings.environment === "production",
    variant,
    apiBaseUrl: environment.apiBaseUrl,
    isHttps,
  });
  const root = new Hono();
  // Outermost, so that every response has these headers, including errors, unknown URLs and methods.
  root.use("*", async (context, next) => {
    await next();
    addSecurityHeaders(context.res.headers, { isHttps });
  });
  const { hostNames } = environment;
  let isMisdirectionLogged = false;
  root.use("*", async (context, next) => {
    const { pathname, hostname } = new URL(context.req.url);
    // Health probes use the IP address; these two responses are public.
    if (hostNames === null || hostNames.includes(hostname) || PROBES.includes(pathname)) return next();
    // Logged once: enough for the operator of the proxy, without flooding the log.
    if (!isMisdirectionLogged) ports.log("warn", "a request was for another host than PUBLIC_URL's", { host: hostname.slice(0, 100) });
    isMisdirectionLogged = true;
    return answerRefusal(ports, refuse.misdirected(), context.req.raw.headers);
  });
  root.use("/api/*", async (context, next) => {
    await next();
    await compressAnswer(context);
  });
  root.all("/api/*", (context) => app.fetch(context.req.raw, context.env));
  root.get("/health", (context) => app.fetch(context.req.raw, context.env));
  root.get("/ready", (context) => app.fetch(context.req.raw, context.env));
  root.get("*", (context) => site.fetch(context.req.raw, context.env));
  root.notFound((context) =>
    ["GET", "HEAD"].includes(context.req.method)
      ? context.text("Introuvable", 404)
      : context.text("Cette adresse ne répond pas à cette méthode.", 405, { Allow: "GET, HEAD" }),
  );
  root.onError((error, context) => {
    ports.log("error", "unexpected failure outside the API", { path: context.req.path, error: error.message });
    return context.text("Une erreur est survenue.", 500);
  });
  return root;
}

function every(milliseconds: number, log: Log, work: () => Promise<void>): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    work()
      .catch((error: unknown) => {
        const level = classifyDatabaseError(error) === "unavailable" ? "warn" : "error";
        log(level, "round failed", { error: error instanceof Error ? error.message : String(error) });
      })
      .finally(() => {
        isRunning = false;
      });
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

async function closeAll(opened: (() => Promise<void> | void)[], log: Log): Promise<void> {
  for (const close of opened.toReversed()) {
    try {
      await close();
    } catch (error) {
      log("warn", "could not be closed cleanly", { error: error instanceof Error ? error.message : String(error) });
    }
  }
}
