import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { createDatabase, freePort } from "../../scripts/lib/postgres.mjs";
import { slowPeer } from "./slow-peer.ts";

export { expect };

/** URL query of the orders to prepare that are shipped by a carrier; the view itself also has pickups. */
export const PARCELS = `view=toPrepare&${["PostStandard", "MondialRelay", "Colissimo", "DhlExpress", "RelaisColis", "Fedex"]
  .map((method) => `shippingMethod=${method}`)
  .join("&")}`;

const postgresUrl = process.env.E2E_DATABASE_URL;
const root = fileURLToPath(new URL("../../", import.meta.url));
const PASSWORD = "reserve-demo-2026";

/** The demo accounts. */
export type DemoUser = "admin" | "libraire" | "redaction" | "marketing" | "stagiaire";

/** The tokens that signing in answers. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  accessTokenExpires: string;
  refreshTokenExpires: string;
}

/** Options of a test file for `test.use`. */
interface ServerOptions {
  /** The database under the server: PostgreSQL where E2E_DATABASE_URL names one. */
  database: "pglite" | "postgres";
  /** Settings of the server beyond the usual ones, by their names in the environment. */
  settings: Record<string, string>;
}

/** The real server of one worker, on a fresh demo shop. */
export interface Server {
  /** Origin of console and API. */
  readonly origin: string;
  /** Stops the server at once, as a power cut would, and starts it again on the same data. */
  killAndRestart: () => Promise<void>;
  /** The newest mail that left for this e-mail address, as its reader's mail program would show the source; undefined before there is one. */
  mailTo: (email: string) => string | undefined;
}

interface WorkerFixtures extends ServerOptions {
  server: Server;
}

interface TestFixtures {
  origin: string;
  /** Signs in through the page, as a person does, and waits for the console. */
  signIn: (userName: DemoUser, page?: Page) => Promise<void>;
  /** Gives the browser a session, so that a test can open its own URL first: for tests that are not about signing in. */
  signedInAs: (userName: DemoUser, page?: Page) => Promise<void>;
  /** Signs in through the API and answers the session. */
  signInByApi: (userName: DemoUser) => Promise<Session>;
}

/** Playwright's `test` with a running server, its URL, and signing in. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [postgresUrl ? "postgres" : "pglite", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],

  server: [
    async ({ database, settings }, use) => {
      const shop = await openShop(database);
      const { folder } = shop;
      const port = await freePort();
      const local = `http://127.0.0.1:${port}`;
      const slow = process.env.E2E_SLOW ? await slowPeer(port, Number(process.env.E2E_SLOW)) : null;
      const origin = slow?.origin ?? local;
      const start = () => startServer(local, port, folder, { DATABASE_URL: shop.url, PUBLIC_URL: slow?.origin ?? "", ...settings });
      let running = await start();
      try {
        await use({
          origin,
          async killAndRestart() {
            await end(running, "SIGKILL");
            running = await start();
          },
          mailTo: (email) => newestMail(join(folder, "outbox"), email),
        });
      } finally {
        slow?.close();
        await end(running, "SIGTERM");
        await shop.close();
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],

  origin: async ({ server }, use) => use(server.origin),
  baseURL: async ({ server }, use) => use(server.origin),

  // Slows the browser down to find tests that depend on its speed (tests/README.md); not set in `npm test`.
  page: async ({ page }, use) => {
    const rate = Number(process.env.E2E_BUSY ?? 1);
    if (rate > 1) await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
    await use(page);
  },

  signIn: async ({ page: ownPage }, use) => {
    await use(async (userName, page = ownPage) => {
      await page.goto("/login");
      await page.getByLabel("Nom d’utilisateur").fill(userName);
      await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Se connecter" }).click();
      // The password is hashed, and the console's files are loaded for the first time.
      await expect(page.getByRole("navigation").first()).toBeVisible({ timeout: 15_000 });
    });
  },

  signedInAs: async ({ page: ownPage, origin, signInByApi }, use) => {
    await use(async (userName, page = ownPage) => remember(page.context(), origin, await signInByApi(userName)));
  },

  signInByApi: async ({ origin }, use) => {
    await use(async (userName) => {
      const answer = await fetch(`${origin}/api/BackOffice/Authentication/Token`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ userName, password: PASSWORD }),
      });
      if (!answer.ok) throw new Error(`Signing in as ${userName} answered ${answer.status}: ${await answer.text()}`);
      const { entityOutput } = (await answer.json()) as { entityOutput: Session };
      return entityOutput;
    });
  },
});

/** Puts a session into the browser, as signing in does. */
export async function remember(context: BrowserContext, origin: string, session: Session): Promise<void> {
  await context.addCookies([{ name: "reserve.session", value: encodeURIComponent(JSON.stringify(session)), url: origin }]);
}

/** A demo shop that no server has opened yet: its data folder and its database, empty for PGlite in that folder. */
interface FilledShop {
  folder: string;
  url: string;
  close: () => Promise<void>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), "reserve-e2e-"));
const newName = () => `reserve_e2e_${randomUUID().replaceAll("-", "")}`;

/** Returns a new demo shop. Creating one takes three times as long as copying it: the first worker creates it, all get a copy. */
export function openShop(database: ServerOptions["database"]): Promise<FilledShop> {
  return database === "postgres" ? openPostgresShop() : openPgliteShop();
}

async function openPgliteShop(): Promise<FilledShop> {
  const template = await madeOnce("pglite", (folder) => fillShop(folder, ""));
  const folder = newFolder();
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { folder, url: "", close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })) };
}

async function openPostgresShop(): Promise<FilledShop> {
  const folder = newFolder();
  if (!postgresUrl) throw new Error("E2E_DATABASE_URL names the PostgreSQL server on which journeys make their databases.");
  const url = createDatabase(postgresUrl, newName(), await filledDatabase(postgresUrl));
  return { folder, url, close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })) };
}

/** The name of a filled database on that server. */
async function filledDatabase(server: string): Promise<string> {
  const template = await madeOnce("postgres", async (folder) => {
    const name = newName();
    await fillShop(folder, createDatabase(server, name));
    writeFileSync(join(folder, "name"), name);
  });
  return readFileSync(join(template, "name"), "utf8");
}

/** Starts a server on a new demo shop and stops it as soon as it answers. */
async function fillShop(folder: string, url: string): Promise<void> {
  const port = await freePort();
  await end(await startServer(`http://127.0.0.1:${port}`, port, folder, { DATABASE_URL: url }), "SIGTERM");
}

/** Returns a folder that the first worker fills while the others wait. */
async function madeOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(process.env.E2E_SHARED ?? "", name);
  // Only one of several workers succeeds in creating the same folder.
  const isFirst = await mkdir(`${folder}-begun`).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const draft = mkdtempSync(`${folder}-draft-`);
    await fill(draft);
    renameSync(draft, folder);
  }
  const deadline = Date.now() + 100_000;
  while (!existsSync(folder)) {
    if (Date.now() > deadline) throw new Error(`${folder} was not made in time`);
    await wait(50);
  }
  return folder;
}

/** Starts a server on its own data, with what the operator sets, and waits until it answers. */
export async function startServer(origin: string, port: number, folder: string, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["apps/api/src/server.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      SEED: "demo",
      CLIENT: "generic",
      SMTP_URL: "",
      PUBLIC_URL: "",
      LOG_LEVEL: "warn",
      // One for all: databases are copies of one that another server filled.
      KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
      ...settings,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${output}`);
    const isReady = await fetch(`${origin}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return child;
    await wait(100);
  }
  child.kill("SIGKILL");
  throw new Error(`The server was not ready in time:\n${output}`);
}

/** Ends a server and waits until it is gone. */
export async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), 5000);
  await ended;
  clearTimeout(timer);
}

/** Without a mail server each mail is a file of the outbox; its text is encoded as « quoted-printable ». */
function newestMail(outbox: string, email: string): string | undefined {
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith(".eml")) : [];
  return files
    .map((file) => join(outbox, file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map((file) => readFileSync(file, "latin1"))
    .find((mail) => mail.includes(`\r\nTo: ${email}\r\n`))
    ?.replaceAll("=\r\n", "")
    .replaceAll("=3D", "=");
}
