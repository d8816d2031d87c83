import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { createDatabase, freePort, startPostgres } from "../../scripts/lib/postgres.mjs";

export { expect };

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

/** What a project decides: the database under the server. */
export interface ServerOptions {
  database: "pglite" | "postgres";
  /** Settings of the server beyond the usual ones, by their names in the environment. */
  settings: Record<string, string>;
}

/** The real server of one worker, on a fresh demo shop. */
export interface Server {
  /** Where console and API are served. */
  readonly origin: string;
  /** Stops the server at once, as a power cut would, and starts it again on the same data. */
  killAndRestart: () => Promise<void>;
  /** The newest mail that left for this address, as its reader's mail program would show the source; undefined before there is one. */
  mailTo: (address: string) => string | undefined;
}

interface WorkerFixtures extends ServerOptions {
  server: Server;
}

interface TestFixtures {
  origin: string;
  /** Signs in through the page, as a person does, and waits for the console. */
  signIn: (userName: DemoUser, page?: Page) => Promise<void>;
  /** Signs in through the API and answers the session. */
  signInByApi: (userName: DemoUser) => Promise<Session>;
}

/** Playwright's `test` with a running server, its address, and signing in. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ["pglite", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],

  server: [
    async ({ database, settings }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "reserve-e2e-"));
      const shop = database === "postgres" ? await openPostgresDatabase() : undefined;
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const start = () => startServer(origin, port, folder, { DATABASE_URL: shop?.url ?? "", ...settings });
      let running = await start();
      try {
        await use({
          origin,
          async killAndRestart() {
            await end(running, "SIGKILL");
            running = await start();
          },
          mailTo: (address) => newestMail(join(folder, "outbox"), address),
        });
      } finally {
        await end(running, "SIGTERM");
        await shop?.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],

  origin: async ({ server }, use) => use(server.origin),
  baseURL: async ({ server }, use) => use(server.origin),

  signIn: async ({ page: ownPage }, use) => {
    await use(async (userName, page = ownPage) => {
      await page.goto("/login");
      await page.getByLabel("Nom d’utilisateur").fill(userName);
      await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Se connecter" }).click();
      // The password is hashed, and the console's own files come for the first time.
      await expect(page.getByRole("navigation").first()).toBeVisible({ timeout: 15_000 });
    });
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

async function openPostgresDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env.E2E_DATABASE_URL;
  const cluster = given ? undefined : await startPostgres({ isDurable: false });
  const url = createDatabase(given ?? cluster?.url ?? "", `reserve_e2e_${randomUUID().replaceAll("-", "")}`);
  return { url, close: async () => cluster?.stop() };
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

/** Without a mail server each mail is a file of the outbox; its text travels as « quoted-printable ». */
function newestMail(outbox: string, address: string): string | undefined {
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith(".eml")) : [];
  return files
    .map((file) => join(outbox, file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map((file) => readFileSync(file, "latin1"))
    .find((mail) => mail.includes(`\r\nTo: ${address}\r\n`))
    ?.replaceAll("=\r\n", "")
    .replaceAll("=3D", "=");
}
