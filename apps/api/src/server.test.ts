import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type OperationId, operations } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "./platform/database/database.ts";
import { attempts } from "./platform/identity/identity.tables.ts";
import { lockFolder } from "./platform/node/lock.ts";
import { isPostgresRun, openTestDatabase } from "./testing/databases.ts";
import { otherNetwork } from "./testing/other-network.ts";
import { accountsSeed } from "./testing/test-app.ts";

const script = fileURLToPath(new URL("./server.ts", import.meta.url));
const PASSWORD = "reserve-demo-2026";
const KEY_ENCRYPTION_KEY = Buffer.alloc(32, 7).toString("base64");

interface Started {
  url: string;
  output: string;
  child: ChildProcessByStdio<null, Readable, Readable>;
  exit: Promise<number | null>;
}

const running = new Set<Started["child"]>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

/** Starts a real server, `through` another command; resolves when it prints its URL, or when it has ended. */
function start(env: Record<string, string>, through: readonly string[] = []): Promise<Started> {
  const [command = "", ...rest] = [...through, process.execPath, script];
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH ?? "", PORT: "0", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const started: Started = { url: "", output: "", child, exit: new Promise((resolve) => child.once("exit", (code) => resolve(code))) };
  return new Promise((resolve) => {
    const hear = (part: Buffer) => {
      started.output += part.toString();
      const url = /Réserve écoute sur (\S+)/.exec(started.output)?.[1];
      if (url) resolve(Object.assign(started, { url }));
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void started.exit.then(() => resolve(started));
  });
}

async function call(server: Started, id: OperationId, options: { token?: string; body?: object; query?: string; key?: string } = {}) {
  const { method, path } = operations[id];
  const response = await fetch(`${server.url}/api${path}${options.query ?? ""}`, {
    method: method.toUpperCase(),
    headers: {
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
      ...(options.body ? { "Content-Type": "application/json" } : {}),
      ...(options.key ? { "Idempotency-Key": options.key } : {}),
    },
    ...(options.body ? { body: JSON.stringify(options.body) } : {}),
  });
  // Each operation has another shape; these tests look at a member here and there.
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> };
}

const signIn = async (server: Started, userName = "admin") => {
  const { status, body } = await call(server, "createToken", { body: { userName, password: PASSWORD } });
  expect(status).toBe(200);
  return body.entityOutput as { accessToken: string; refreshToken: string };
};

if (!isPostgresRun) {
  describe("a server on its own folder", () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "reserve-server-"));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const listing = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
          return `${entry.parentPath}/${entry.name} ${size} ${mtimeMs}`;
        })
        .sort();

    it("answers, refuses a second one without changing a byte, survives kill -9, and stops on request", async () => {
      const first = await start({ DATA_DIR: folder });
      expect(first.output).toContain("libraire");
      const ready = await fetch(`${first.url}/ready`);
      expect([(await fetch(`${first.url}/health`)).status, ready.status]).toEqual([200, 200]);
      const { accessToken } = await signIn(first);
      const second = await start({ DATA_DIR: folder });
      expect(await second.exit).toBe(1);
      expect(second.output).toContain(`par le processus ${first.child.pid} de la machine ${hostname()}`);
      // As two containers on one volume.
      const third = await start({ DATA_DIR: folder }, otherNetwork());
      expect(await third.exit).toBe(1);
      expect(third.output).toBe(second.output);

      first.child.kill("SIGKILL");
      await first.exit;
      const next = await start({ DATA_DIR: folder });
      expect(next.url).not.toBe("");
      expect((await call(next, "getCurrentUser", { token: accessToken })).status).toBe(200);
      next.child.kill("SIGINT");
      next.child.kill("SIGINT");
      expect(await next.exit).toBe(0);

      // Locked by a process that does nothing: a rejected server changes not a byte of the folder.
      const unlock = lockFolder(folder);
      const before = listing();
      expect(before.length).toBeGreaterThan(10);
      expect(await (await start({ DATA_DIR: folder })).exit).toBe(1);
      expect(listing()).toEqual(before);
      await unlock();
    }, 120_000);

    it("encrypts its keys by one in a separate file, prints where, and does not start without it", async () => {
      const other = mkdtempSync(join(tmpdir(), "reserve-server-"));
      const file = join(other, "key-encryption.key");
      const first = await start({ DATA_DIR: other, SEED: "none" });
      expect(first.output).toContain(`Clé de chiffrement : ${file}`);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      first.child.kill("SIGTERM");
      expect(await first.exit).toBe(0);

      renameSync(file, `${file}.away`);
      const without = await start({ DATA_DIR: other, SEED: "none" });
      expect(await without.exit).toBe(1);
      expect(without.output.trim()).toMatch(/^Les clés de cette base ont été chiffrées par une autre clé.+$/);
      expect(existsSync(file)).toBe(false);

      renameSync(`${file}.away`, file);
      const again = await start({ DATA_DIR: other, SEED: "none" });
      expect(again.url).not.toBe("");
      again.child.kill("SIGTERM");
      await again.exit;
      rmSync(other, { recursive: true, force: true });
    }, 60_000);

    it("rejects invalid settings in one sentence", async () => {
      const bad = await start({ PORT: "99999", DATA_DIR: folder });
      expect(await bad.exit).toBe(1);
      expect(bad.output.trim()).toBe("PORT doit être un nombre entier de 0 à 65535, pas « 99999 ».");

      const damaged = mkdtempSync(join(tmpdir(), "reserve-server-"));
      mkdirSync(join(damaged, "database"), { mode: 0o700 });
      writeFileSync(join(damaged, "database", "PG_VERSION"), "17\n", { mode: 0o600 });
      const unreadable = await start({ DATA_DIR: damaged });
      expect(await unreadable.exit).toBe(1);
      expect(unreadable.output.trim()).toMatch(/^La base de données du dossier \S+database ne s’ouvre pas\. .+ Puis relancez\.$/);
      rmSync(damaged, { recursive: true, force: true });
    }, 60_000);

    it("starts again after kill -9 while it created its database", async () => {
      const other = mkdtempSync(join(tmpdir(), "reserve-server-"));
      const unfinished = join(other, "database.new", "PG_VERSION");
      const first = start({ DATA_DIR: other });
      await expect.poll(() => existsSync(unfinished), { timeout: 30_000, interval: 5 }).toBe(true);
      for (const child of running) child.kill("SIGKILL");
      await (await first).exit;
      expect(existsSync(join(other, "database"))).toBe(false);
      const next = await start({ DATA_DIR: other, SEED: "none" });
      expect(next.url, next.output).not.toBe("");
      expect(existsSync(join(other, "database.new"))).toBe(false);
      next.child.kill("SIGTERM");
      expect(await next.exit).toBe(0);
      rmSync(other, { recursive: true, force: true });
    }, 120_000);

    it("without demo data prints a link that makes the first user, and knows no other account", async () => {
      const other = mkdtempSync(join(tmpdir(), "reserve-server-"));
      const server = await start({ DATA_DIR: other, SEED: "none" });
      expect(server.output).not.toContain(PASSWORD);
      expect((await call(server, "createToken", { body: { userName: "admin", password: PASSWORD } })).status).toBe(401);
      const token = /#setUp=(\S+)/.exec(server.output)?.[1] ?? "";
      const person = {
        userName: "patronne",
        email: "p@example.fr",
        firstName: "Anne",
        lastName: "Le Bihan",
        password: "une phrase assez longue",
      };
      expect((await call(server, "createFirstUser", { body: { ...person, token } })).status).toBe(200);
      server.child.kill("SIGTERM");
      expect(await server.exit).toBe(0);
      rmSync(other, { recursive: true, force: true });
    }, 60_000);

    it("keeps its folder from other accounts of the machine, whatever the umask, and closes one that was open", async () => {
      const everybody = ["sh", "-c", 'umask 022; exec "$@"', "sh"];
      const other = mkdtempSync(join(tmpdir(), "reserve-server-"));
      const made = join(other, "data");
      const server = await start({ DATA_DIR: made, SEED: "none" }, everybody);
      server.child.kill("SIGTERM");
      expect(await server.exit).toBe(0);
      expect(openTo(made)).toEqual([]);
      expect(server.output).not.toContain("autres comptes");

      for (const name of ["", "database", "database/PG_VERSION"]) chmodSync(join(made, name), 0o755);
      const again = await start({ DATA_DIR: made, SEED: "none" }, everybody);
      expect(again.output).toContain(
        "ATTENTION : le dossier de données était ouvert aux autres comptes de cette machine. Il leur est fermé désormais.",
      );
      again.child.kill("SIGTERM");
      expect(await again.exit).toBe(0);
      expect(openTo(made)).toEqual([]);
      rmSync(other, { recursive: true, force: true });
    }, 120_000);
  });
}

/** Returns what other accounts could read in a folder, with its mode. */
function openTo(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => join(parentPath, name));
  expect(paths.length).toBeGreaterThan(10);
  return [folder, ...paths]
    .map((path) => [path, statSync(path).mode & 0o777] as const)
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([path, mode]) => `${path} ${mode.toString(8)}`);
}

// Several processes require a PostgreSQL server.
if (isPostgresRun) {
  describe("two servers on one PostgreSQL", () => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "reserve-servers-"));
      database = await openTestDatabase({ ...accountsSeed, version: "nothing at all", fill: () => Promise.resolve() });
    });
    afterAll(async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it("start with the key for their keys alone, and without it write nothing", async () => {
      const tables = async () =>
        (await rowsOf<{ count: number }>(empty.db, sql`select count(*)::int as count from pg_tables where schemaname = 'public'`))[0]
          ?.count;
      const empty = await openTestDatabase({ ...accountsSeed, version: "nothing at all", migrations: [], fill: () => Promise.resolve() });
      const env = { DATABASE_URL: empty.url ?? "", DATA_DIR: folder, SEED: "none" };
      const refused = async (settings: Record<string, string>) => {
        const server = await start({ ...env, ...settings });
        expect(await server.exit).toBe(1);
        return server.output.trim();
      };
      const before = await tables();
      expect(await refused({})).toMatch(/^Avec DATABASE_URL, KEY_ENCRYPTION_KEY est obligatoire.+$/);
      expect(await refused({ KEY_ENCRYPTION_KEY: "c2VjcmV0" })).toMatch(/^KEY_ENCRYPTION_KEY doit contenir 32 octets en base64.+$/);
      expect(await tables()).toBe(before);

      const server = await start({ ...env, KEY_ENCRYPTION_KEY });
      expect(server.url, server.output).not.toBe("");
      server.child.kill("SIGTERM");
      await server.exit;
      const last = await empty.db.execute("delete from reserve_migrations where name = (select max(name) from reserve_migrations)");
      expect(last).toMatchObject({ rowCount: 1 });
      const keys = () =>
        rowsOf(empty.db, sql`select name, value, (select count(*) from reserve_migrations) from installation order by name`);
      const kept = await keys();
      expect(await refused({ KEY_ENCRYPTION_KEY: Buffer.alloc(32, 9).toString("base64") })).toMatch(/^Les clés de cette base .+$/);
      expect(await keys()).toEqual(kept);
      await empty.db.execute("insert into reserve_migrations (name, checksum) values ('9999_newer', 'x')");
      expect(await refused({ KEY_ENCRYPTION_KEY })).toMatch(/^Cette base a été mise à jour par une version plus récente .+9999_newer.+$/);
      await empty.db.execute("delete from reserve_migrations where name <> '9999_newer'");
      await empty.db.execute("update reserve_migrations set name = '0001_platform_base'");
      expect(await refused({ KEY_ENCRYPTION_KEY })).toMatch(/^Cette base date d’un état antérieur de Réserve, .+$/);
      await empty.close();
    }, 120_000);

    it("start together on an empty database, fill it once and act as one", async () => {
      const env = { DATABASE_URL: database.url ?? "", DATA_DIR: folder, KEY_ENCRYPTION_KEY };
      const [one, two] = await Promise.all([start(env), start(env)]);
      if (!one || !two) throw new Error("two were started");
      expect([one.url, two.url], `${one.output}${two.output}`).not.toContain("");

      // Signed in here, known there; signed out there, unknown here.
      const session = await signIn(one);
      expect((await call(two, "getCurrentUser", { token: session.accessToken })).body).toMatchObject({ userName: "admin" });
      const others = await Promise.all(
        [one, two, one, two].map((server) => call(server, "refreshToken", { body: { token: session.refreshToken } })),
      );
      expect(others.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      const successors = new Set(others.map((answer) => (answer.body.entityOutput as { refreshToken: string }).refreshToken));
      expect(successors.size).toBe(1);

      // One request sent to both at the same time is executed once.
      const { accessToken: token } = await signIn(two);
      const products = await call(one, "listProducts", { token, query: "?pageSize=10" });
      const productIds = (products.body.items as { id: number }[]).map((product) => product.id);
      expect(productIds).toHaveLength(10);
      const key = crypto.randomUUID();
      // The demo shop brings tasks of its own.
      const tasksBefore = (await call(one, "listBackgroundTasks", { token })).body.totalCount as number;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          call(index % 2 ? one : two, "refreshCachesAndCovers", { token, key, body: { productIds } }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      const ids = new Set(answers.map((answer) => (answer.body.entityOutput as { id: string }).id));
      expect(ids.size).toBe(1);

      // Whichever works on it: the other one shows it, and it is done once.
      const [id] = ids;
      let task: { state?: string; doneCount?: number } = {};
      for (let round = 0; round < 100 && task.state !== "Done"; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        task = (await call(round % 2 ? one : two, "getBackgroundTask", { token, query: `?id=${id}` })).body as typeof task;
      }
      expect(task).toMatchObject({ state: "Done", doneCount: 10 });
      const all = await call(two, "listBackgroundTasks", { token });
      expect(all.body.totalCount).toBe(tasksBefore + 1);

      // Wrong passwords sent to one server count at the other.
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const wrong = { body: { userName: "stagiaire", password: "faux" } };
        statuses.push((await call(attempt % 2 ? one : two, "createToken", wrong)).status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(8);

      // One is killed: the other goes on with everything.
      one.child.kill("SIGKILL");
      await one.exit;
      expect((await call(two, "getCurrentUser", { token })).status).toBe(200);
      await call(two, "signOut", { token });
      expect((await call(two, "getCurrentUser", { token })).status).toBe(401);
      two.child.kill("SIGTERM");
      expect(await two.exit).toBe(0);
    }, 120_000);

    it("rotate their keys by command: sessions go on by renewal, tokens from before do not", async () => {
      const env = { DATABASE_URL: database.url ?? "", DATA_DIR: folder };
      const next = Buffer.alloc(32, 5).toString("base64");
      const first = await start({ ...env, KEY_ENCRYPTION_KEY });
      const session = await signIn(first);
      first.child.kill("SIGTERM");
      await first.exit;
      const output = execFileSync(process.execPath, [fileURLToPath(new URL("./platform/node/rotate-keys.ts", import.meta.url))], {
        env: { ...env, KEY_ENCRYPTION_KEY, NEXT_KEY_ENCRYPTION_KEY: next },
        encoding: "utf8",
      });
      expect(output).toContain("Relancez chaque serveur de cette base.");
      expect((await start({ ...env, KEY_ENCRYPTION_KEY })).output).toContain("chiffrées par une autre clé");
      const second = await start({ ...env, KEY_ENCRYPTION_KEY: next });
      expect((await call(second, "getCurrentUser", { token: session.accessToken })).status).toBe(401);
      const renewed = await call(second, "refreshToken", { body: { token: session.refreshToken } });
      const { accessToken } = renewed.body.entityOutput as { accessToken: string };
      expect((await call(second, "getCurrentUser", { token: accessToken })).status).toBe(200);
      second.child.kill("SIGTERM");
      await second.exit;
      execFileSync(process.execPath, [fileURLToPath(new URL("./platform/node/rotate-keys.ts", import.meta.url))], {
        env: { ...env, KEY_ENCRYPTION_KEY: next, NEXT_KEY_ENCRYPTION_KEY: KEY_ENCRYPTION_KEY },
      });
    }, 120_000);

    it("reports that the database is unavailable, and continues when it is back", async () => {
      // The wrong passwords of the test before came from this client IP, too.
      await database.db.delete(attempts);
      const door = await openDoor(new URL(database.url ?? ""));
      const through = Object.assign(new URL(database.url ?? ""), { host: `127.0.0.1:${door.port}` }).href;
      const server = await start({ DATABASE_URL: through, DATA_DIR: folder, KEY_ENCRYPTION_KEY });
      const { accessToken: token } = await signIn(server, "libraire");

      door.shut();
      const refused = await call(server, "listMails", { token });
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(refused.body).toMatchObject({ isValid: false, status: 503 });
      expect((await fetch(`${server.url}/ready`)).status).toBe(503);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);

      door.open();
      let status = 503;
      for (let round = 0; round < 50 && status === 503; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        ({ status } = await call(server, "listMails", { token }));
      }
      expect(status).toBe(200);
      server.child.kill("SIGTERM");
      expect(await server.exit).toBe(0);
      await door.close();
    }, 120_000);
  });
}

/** A way to the database that can be shut and opened again. */
async function openDoor(target: URL): Promise<{ port: number; shut(): void; open(): void; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const door = createServer((near) => {
    if (!isOpen) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => {
    door.listen(0, "127.0.0.1", () => resolve());
  });
  return {
    port: (door.address() as AddressInfo).port,
    shut: () => {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    open: () => {
      isOpen = true;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        door.close(() => resolve());
      }),
  };
}
