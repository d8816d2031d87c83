import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPostgresRun, openTestDatabase } from "../../testing/databases.ts";
import { until } from "../../testing/follow.ts";
import { accountsSeed } from "../../testing/test-app.ts";
import { type Change, notifyWatchers } from "../changes.ts";
import { type Database, rowsOf } from "../database/database.ts";
import { classifyDatabaseError } from "../database/errors.ts";
import { openChanges } from "./changes.ts";
import { openPostgres } from "./postgres.ts";

const change: Change = { entity: "document", id: 7, version: 2, userName: "libraire", firstName: "Mathilde" };

let database: Database & { url: string | null };
beforeAll(async () => {
  database = await openTestDatabase(accountsSeed);
});
afterAll(() => database.close());

/** Listens as the server does, and notes what it hears and what it logs. */
function listening(url = database.url) {
  const logged: string[] = [];
  const heard: Change[] = [];
  let gaps = 0;
  const changes = openChanges(database, url, (_level, message) => logged.push(message));
  changes.subscribe(
    (found) => heard.push(found),
    () => {
      gaps += 1;
    },
  );
  return { changes, logged, heard, gaps: () => gaps };
}

it("hears a change, and nothing once it is closed", async () => {
  const { changes, heard, logged } = listening();
  await until(() => changes.isLive());
  await notifyWatchers(database.db, change);
  await until(() => heard.length === 1);
  expect(heard).toEqual([change]);
  await changes.close();
  expect(changes.isLive()).toBe(false);
  await notifyWatchers(database.db, change);
  expect([heard.length, logged]).toEqual([1, []]);
});

/** Ends the connections of that name as a restart or an administrator would; answers how many there were. */
async function terminate(name: string): Promise<number> {
  const admin = new pg.Client({ connectionString: database.url ?? "" });
  await admin.connect();
  try {
    const ended = await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()",
      [name],
    );
    return ended.rowCount ?? 0;
  } finally {
    await admin.end();
  }
}

if (isPostgresRun) {
  // An unhandled error would end the process: here it would fail the run.
  describe("a server that ends connections", () => {
    it("is reported for each idle one, and the next query succeeds", async () => {
      const lost: string[] = [];
      const server = openPostgres(database.url ?? "", { onError: (error) => lost.push(error.message) });
      await Promise.all([1, 2, 3].map(() => server.db.execute(sql`select pg_sleep(0.05)`)));
      // Those of the test's own pool were idle too.
      expect(await terminate("reserve")).toBeGreaterThanOrEqual(3);
      await until(() => lost.length === 3);
      expect(new Set(lost)).toEqual(new Set(["terminating connection due to administrator command"]));
      expect((await server.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await server.close();
    });

    it("is not what a pool does to connections that are never idle", async () => {
      const server = openPostgres(database.url ?? "", { connections: 1 });
      const pids = new Set<number>();
      // Longer than a silent connection would be kept.
      const end = performance.now() + 5_500;
      const callers = [1, 2, 3].map(async () => {
        while (performance.now() < end)
          pids.add((await server.pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid ?? 0);
      });
      await Promise.all(callers);
      expect(pids.size).toBe(1);
      await server.close();
    });

    it("fails the query that was under way, and no other", async () => {
      const server = openPostgres(database.url ?? "");
      const under = server.pool.query("select pg_sleep(20)").then(
        () => "answered",
        (error: unknown) => String(error),
      );
      // A connection that is ended before its query has arrived fails in other words.
      const active = sql`select pid from pg_stat_activity where state = 'active' and query = 'select pg_sleep(20)'`;
      await until(async () => (await rowsOf(database.db, active)).length === 1);
      expect(await terminate("reserve")).toBeGreaterThanOrEqual(1);
      expect(await under).toMatch(/terminat/);
      expect((await server.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await server.close();
    });

    it("is logged by the listener for changes, which listens again", async () => {
      const { changes, heard, logged, gaps } = listening();
      await until(() => changes.isLive());
      expect(await terminate("reserve-changes")).toBe(1);
      await until(() => logged.length > 0);
      expect(logged).toEqual(["changes are not heard for a while"]);
      await until(() => gaps() === 2, 5_000);
      await notifyWatchers(database.db, change);
      await until(() => heard.length === 1);
      await changes.close();
    });

    it("has none left of a pool that was closed", async () => {
      const server = openPostgres(`${database.url}?application_name=closing`);
      await Promise.all([1, 2, 3].map(() => server.db.execute(sql`select pg_sleep(0.05)`)));
      await server.close();
      // Immediately: a database dropped now has no connection to notify.
      expect(await rowsOf(database.db, sql`select pid from pg_stat_activity where application_name = 'closing'`)).toEqual([]);
      await server.close();
    });
  });

  // As behind a firewall that has forgotten a connection: it stays open, and nothing passes.
  describe.concurrent("connections that fall silent", () => {
    it("are given up within ten seconds, and the next query is answered over new ones", async () => {
      const { url, silence, close } = await silenceable(database.url ?? "");
      const server = openPostgres(url);
      await Promise.all([1, 2, 3].map(() => server.db.execute(sql`select pg_sleep(0.05)`)));
      expect(server.pool.idleCount).toBe(3);
      silence();
      const since = performance.now();
      const failures = await Promise.all(
        [1, 2, 3].map(() => server.db.execute(sql`select 1`).then(() => "answered", classifyDatabaseError)),
      );
      expect(failures).toEqual(["unavailable", "unavailable", "unavailable"]);
      expect(performance.now() - since).toBeLessThan(10_000);
      expect((await server.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await server.close();
      await close();
    }, 20_000);

    it("are given up in the middle of a transaction, which leaves nothing", async () => {
      const { url, silence, close } = await silenceable(database.url ?? "");
      const server = openPostgres(url);
      await server.pool.query("create table silent_test (id int)");
      const failure = await server.db
        .transaction(async (tx) => {
          await tx.execute(sql`insert into silent_test values (1)`);
          silence();
          await tx.execute(sql`insert into silent_test values (2)`);
        })
        .then(() => "committed", classifyDatabaseError);
      expect(failure).toBe("unavailable");
      expect((await server.pool.query("select count(*)::int as rows from silent_test")).rows).toEqual([{ rows: 0 }]);
      await server.close();
      await close();
    }, 20_000);

    it("are distinguished from those that work for long, and callers wait for these", async () => {
      const server = openPostgres(database.url ?? "", { connections: 1 });
      const answers = await Promise.all([server.pool.query("select 1 as one from pg_sleep(6)"), server.pool.query("select 2 as two")]);
      expect(answers.flatMap(({ rows }) => rows)).toEqual([{ one: 1 }, { two: 2 }]);
      await server.close();
    }, 20_000);

    it("are given up at the start after five seconds, not after the longer wait for a free one", async () => {
      const mute = createServer(() => undefined);
      await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
      const server = openPostgres(`postgres://reserve@127.0.0.1:${(mute.address() as AddressInfo).port}/reserve`);
      const since = performance.now();
      expect(await server.db.execute(sql`select 1`).then(() => "answered", classifyDatabaseError)).toBe("unavailable");
      expect(performance.now() - since).toBeLessThan(10_000);
      await server.close();
      mute.close();
    }, 20_000);

    it("are noticed by the listener for changes, which listens again", async () => {
      const { url, silence, close } = await silenceable(database.url ?? "");
      const { changes, heard, gaps } = listening(url);
      await until(() => changes.isLive());
      silence();
      await until(() => gaps() === 2, 10_000);
      await notifyWatchers(database.db, change);
      await until(() => heard.length === 1);
      await changes.close();
      await close();
    }, 20_000);
  });
}

/** Starts a proxy to the server; once silenced, existing connections pass nothing, new ones work. */
async function silenceable(server: string) {
  const target = new URL(server);
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) sockets.push(socket.on("error", () => undefined));
    near.pipe(far);
    far.pipe(near);
    far.on("close", () => near.destroy());
    near.on("close", () => far.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: Object.assign(new URL(server), { port: String(port), hostname: "127.0.0.1" }).href,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
