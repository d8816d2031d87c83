/** PostgreSQL's programs are not on this machine and could not be installed. */
export class PostgresMissing extends Error {}
/** Returns the folder with `initdb` and `postgres`, or undefined. */
export function findPostgres(): string | undefined;
/** Makes sure that PostgreSQL's programs are here; throws PostgresMissing with the fix. */
export function ensurePostgres(): string;
/** Creates a database on the server that `url` names, empty or as a copy of `template`; answers the new database's URL. */
export function createDatabase(url: string, name: string, template?: string): string;
/** A TCP port of 127.0.0.1 that nobody listens on just now. */
export function freePort(): Promise<number>;
/** A running throw-away cluster. */
export interface Postgres {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}
/** Starts a fresh cluster on loopback; `isDurable: false` turns fsync off. */
export function startPostgres(options?: { isDurable?: boolean }): Promise<Postgres>;
