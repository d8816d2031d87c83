// A throw-away PostgreSQL for tests and bench: own folder, own port, loopback only, gone when it stops.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** PostgreSQL's programs are not on this machine and could not be installed. */
export class PostgresMissing extends Error {}

const isRoot = process.getuid?.() === 0;
const hasProgram = (folder, program) => {
  try {
    accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the folder with `initdb` and `postgres`: Debian's newest first, then the PATH; undefined when there is none. */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  let versions = [];
  try {
    versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  } catch {
    // Not Debian's layout: the PATH decides.
  }
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => hasProgram(folder, "initdb") && hasProgram(folder, "postgres"));
}

/** Makes sure that PostgreSQL's programs are here, by Debian's package when that is possible; throws PostgresMissing with the fix. */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (isRoot && hasProgram("/usr/bin", "apt-get")) {
    console.log("Installing the system's postgresql.");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], { stdio: "ignore", env });
    const installed = findPostgres();
    if (installed) return installed;
  }
  throw new PostgresMissing(
    "PostgreSQL is not on this machine. Install your system's package (Debian: apt-get install postgresql); nothing needs to be set up or started.",
  );
}

/** Creates a database on the server that `url` names, empty or as a copy of `template`; answers the new database's URL. */
export function createDatabase(url, name, template = "template0") {
  const options = ["--encoding=UTF8", `--template=${template}`, `--maintenance-db=${url}`, name];
  execFileSync(join(ensurePostgres(), "createdb"), options, { stdio: ["ignore", "ignore", "pipe"] });
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Returns a free TCP port of 127.0.0.1. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Returns the user to run PostgreSQL as, because it does not start as root. */
function unprivilegedUser() {
  if (!isRoot) return {};
  for (const name of ["postgres", "nobody"]) {
    const id = (flag) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim() || Number.NaN);
    const [uid, gid] = [id("-u"), id("-g")];
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  }
  throw new PostgresMissing("PostgreSQL does not run as root, and there is no user « postgres » or « nobody » to run it as.");
}

/**
 * A shell that outlives this process briefly: when this process ends, even by kill -9, its end of the pipe closes, and the
 * shell stops the server and removes the folder.
 */
function watch(pid, folder) {
  const script = `read -r _; kill -QUIT "$1" 2>/dev/null
    n=0; while [ -e "$2/data/postmaster.pid" ] && [ $n -lt 50 ]; do sleep 0.1; n=$((n + 1)); done
    rm -rf "$2"`;
  const child = spawn("/bin/sh", ["-c", script, "sh", String(pid), folder], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  child.unref();
  child.stdin.unref();
  return child;
}

/**
 * Starts a fresh cluster and resolves with `{ url, port, stop }` once it accepts connections. It is accessible from 127.0.0.1 without a password.
 * `isDurable: false` turns fsync off, for tests that need no durability; `sharedBuffers` sets its cache size, for figures of a production-like
 * server: the manual recommends a quarter of the machine's memory. `stop` may be called twice; it also runs when this process ends.
 */
export async function startPostgres({ isDurable = true, sharedBuffers = "64MB" } = {}) {
  const bin = ensurePostgres();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "reserve-postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8", TZ: "UTC" };

  let server;
  let watcher;
  let isStopped = false;
  let output = "";
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

  try {
    const initialise = ["-D", data, "-U", "reserve", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
    execFileSync(join(bin, "initdb"), initialise, { ...user, env, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    const port = await freePort();
    const settings = {
      listen_addresses: "127.0.0.1",
      port,
      unix_socket_directories: "",
      max_connections: 100,
      shared_buffers: sharedBuffers,
      ...(isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    server = spawn(join(bin, "postgres"), ["-D", data, ...flags], { ...user, env, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    watcher = watch(server.pid, folder);
    const ended = new Promise((resolve) => server.once("exit", resolve));
    let isReady = false;
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        isReady ||= text.includes("ready to accept connections");
        // Enough to report why a start failed; a long run must not store its whole log.
        if (!isReady) output += text;
      });
    }
    const deadline = Date.now() + 30_000;
    while (!isReady) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${output.trim()}`);
      await wait(20);
    }
    server.unref();
    server.stdout.unref();
    server.stderr.unref();

    return {
      url: `postgres://reserve@127.0.0.1:${port}/postgres`,
      port,
      async stop() {
        if (isStopped) return;
        isStopped = true;
        // Its end is waited for, however long a busy machine takes over it.
        server.ref();
        server.kill("SIGINT");
        const timer = setTimeout(() => server.kill("SIGQUIT"), 5000);
        await ended;
        clearTimeout(timer);
        watcher.kill("SIGKILL");
        remove();
      },
    };
  } catch (error) {
    watcher?.kill("SIGKILL");
    server?.kill("SIGKILL");
    remove();
    throw error;
  }
}
