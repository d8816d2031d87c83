import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

/** Somebody else works in the same data folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
  readonly holder: { pid: number; since: string };
  constructor(folder: string, holder: { pid: number; since: string }) {
    const since = new Date(holder.since);
    const when = Number.isNaN(since.getTime())
      ? ""
      : ` depuis le ${since.toLocaleString("fr-FR", { dateStyle: "short", timeStyle: "medium" })}`;
    super(
      `Le dossier de données ${folder} est déjà utilisé par le processus ${holder.pid || "inconnu"}${when}. Arrêtez-le, ou choisissez un autre DATA_DIR.`,
    );
    this.holder = holder;
  }
}

/** Releases the folder. */
export type Unlock = () => Promise<void>;

/**
 * Takes a data folder for this process alone, without changing a byte when somebody else has it: the embedded database takes no lock of its
 * own, and two processes would lose each other's rows. Linux: an abstract socket, which the kernel frees even after `kill -9`. Elsewhere: a file.
 */
export function lockFolder(folder: string): Promise<Unlock> {
  return process.platform === "linux" ? lockBySocket(folder) : lockByFile(folder);
}

/** Takes the data folder that an embedded database needs, making it when it is not there; a server's database needs none. */
export async function lockDataDir(environment: { dataDir: string; databaseUrl: string | null }): Promise<Unlock> {
  if (environment.databaseUrl || environment.dataDir === "memory://") return () => Promise.resolve();
  mkdirSync(environment.dataDir, { recursive: true });
  return lockFolder(environment.dataDir);
}

async function lockBySocket(folder: string): Promise<Unlock> {
  const digest = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 40);
  const address = `\0reserve-${digest}`;
  const card = JSON.stringify({ pid: process.pid, since: new Date().toISOString() });
  // Whoever knocks is told who is in.
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(card);
  });
  try {
    await listen(server, address);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EADDRINUSE") throw error;
    throw new FolderInUse(folder, await askHolder(address));
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ path }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function askHolder(path: string): Promise<{ pid: number; since: string }> {
  return new Promise((resolve) => {
    let text = "";
    const finish = () => {
      socket.destroy();
      resolve(readCard(text));
    };
    const socket = connect({ path });
    socket.setTimeout(500, finish);
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("end", finish);
    socket.on("error", finish);
  });
}

/** The lock of systems without abstract sockets: a file that says who holds it. */
export async function lockByFile(folder: string): Promise<Unlock> {
  const file = join(realpathSync(folder), "reserve.lock");
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
      closeSync(handle);
      return () => {
        rmSync(file, { force: true });
        return Promise.resolve();
      };
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
      const holder = readCard(readFileSync(file, "utf8"));
      if (attempt > 0 || isAlive(holder.pid)) throw new FolderInUse(folder, holder);
      // Left behind by a killed process.
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readCard(text: string): { pid: number; since: string } {
  try {
    const card = JSON.parse(text) as { pid?: unknown; since?: unknown };
    return { pid: Number(card.pid) || 0, since: String(card.since ?? "") };
  } catch (error) {
    if (error instanceof SyntaxError) return { pid: 0, since: "" };
    throw error;
  }
}
