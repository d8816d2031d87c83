// A demo shop as a separate process, for measurements from outside: started, killed, restarted on the same data, and called like the console does.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startPostgres } from "./postgres.mjs";
import { root } from "./root.mjs";

const PASSWORD = "reserve-demo-2026";
const READY_WITHIN_MS = 300_000;

/** Signs in through the page and returns the browser's cookies, for other contexts. */
export async function cookiesOf(browser, origin, userName = "libraire") {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Nom d’utilisateur").fill(userName);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("navigation").first().waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Waits that many milliseconds. */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * A shop that is not started yet, on a free port, with a folder or a cluster of its own. `database`: `pglite` or `postgres`; `env`: more settings;
 * `script`: `server.ts`, or `serve.ts` for the same without its supervisor; `flags`: Node's own options before it; `stdio`: as in `spawn`.
 */
export async function demoShop({
  database = "pglite",
  env = {},
  script = "server.ts",
  flags = [],
  stdio = ["ignore", "ignore", "inherit"],
  cwd = root,
} = {}) {
  const folder = mkdtempSync(join(tmpdir(), "reserve-shop-"));
  const cluster = database === "postgres" ? await startPostgres() : null;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child = null;

  async function call(method, path, token, body, headers = {}) {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(method === "GET" ? {} : { "Idempotency-Key": crypto.randomUUID() }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  return {
    origin,
    /** The process that runs now. */
    get process() {
      return child;
    },
    /** Starts the server and waits until it is ready; throws when it ends before, or takes five minutes. */
    async start() {
      child = spawn(process.execPath, [...flags, `apps/api/src/${script}`], {
        env: {
          ...process.env,
          PORT: String(port),
          HOST: "127.0.0.1",
          SEED: "demo",
          DATA_DIR: folder,
          DATABASE_URL: cluster?.url ?? "",
          LOG_LEVEL: "error",
          // The same each time: a bench starts again on a database that an earlier one filled.
          KEY_ENCRYPTION_KEY: process.env.KEY_ENCRYPTION_KEY ?? Buffer.alloc(32, 7).toString("base64"),
          ...env,
        },
        cwd,
        stdio,
      });
      const end = Date.now() + READY_WITHIN_MS;
      while (Date.now() < end) {
        const isReady = await fetch(`${origin}/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) return;
        if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
        await pause(25);
      }
      throw new Error(`the server is not ready after ${READY_WITHIN_MS / 1000} s`);
    },
    /** Kills the server without a word (`kill -9`) and waits until it is gone. */
    async kill() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await gone;
    },
    /** Calls the API and returns the response body. Throws unless it succeeds. */
    call,
    /** The access token of a demo account. */
    async signIn(userName = "libraire") {
      const { entityOutput } = await call("POST", "/BackOffice/Authentication/Token", null, { userName, password: PASSWORD });
      return entityOutput.accessToken;
    },
    /** Ends the server and its database, and takes the data away. */
    async remove() {
      child?.kill("SIGKILL");
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
