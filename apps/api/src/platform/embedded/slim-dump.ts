import type { EmbeddedDatabase } from "./pglite.ts";

const BLOCK = 512;
/** A page of the WAL may follow the last record. */
const WAL_PAGE = 8_192;

/**
 * Returns `dumpDataDir`'s tar without what a copy never reads: template databases, PostgreSQL's function comments, `information_schema`, conversions, languages of search, dependencies
 * only needed for schema changes, dead rows, maps of free space and visibility, and all of the WAL but the last checkpoint's segment. For opening copies, not for backups: the resulting
 * database cannot create databases or drop tables cleanly.
 */
export async function slimDump({ pglite }: EmbeddedDatabase): Promise<Uint8Array<ArrayBuffer>> {
  await pglite.exec("update pg_database set datistemplate = false where datname in ('template0', 'template1')");
  await pglite.exec("drop database template0");
  await pglite.exec("drop database template1");
  await pglite.exec("delete from pg_description");
  // Database and clients are UTF-8; words are folded, but never searched by a language's rules.
  await pglite.exec("delete from pg_conversion; delete from pg_ts_config_map");
  await pglite.exec("drop schema information_schema cascade");
  // `pg_get_serial_sequence` and `restart identity` need the column a sequence belongs to.
  await pglite.exec("delete from pg_depend where objid not in (select oid from pg_class where relkind = 'S')");
  await pglite.exec("vacuum full");
  // Fewer samples than usual: enough for tables of some thousand rows.
  await pglite.exec("set default_statistics_target = 20; analyze");
  await pglite.exec("select pg_switch_wal(); checkpoint");
  const { rows } = await pglite.query<{ file: string; end: number }>(
    "select file_name as file, file_offset as end from pg_walfile_name_offset(pg_current_wal_lsn())",
  );
  const [{ file, end } = { file: "", end: 0 }] = rows;
  const tar = await (await pglite.dumpDataDir("none")).bytes();
  return new Blob(neededEntries(tar, file, end + WAL_PAGE)).bytes();
}

function neededEntries(tar: Uint8Array<ArrayBuffer>, segment: string, end: number): Uint8Array<ArrayBuffer>[] {
  const needed: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  while (at < tar.length) {
    const name = textAt(tar, at, 100);
    if (name === "") break;
    const size = Number.parseInt(textAt(tar, at + 124, 12), 8) || 0;
    const next = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const log = /pg_wal\/([0-9A-F]{24})$/.exec(name)?.[1];
    const entry = tar.subarray(at, next);
    // A reused segment still contains its earlier data.
    if (log === segment) entry.fill(0, Math.min(BLOCK + end, entry.length));
    // PostgreSQL makes these maps again.
    const isMap = /\/\d+_(?:fsm|vm)$/.test(name);
    if (!isMap && (log === undefined || log === segment)) needed.push(entry);
    at = next;
  }
  return [...needed, tar.subarray(at)];
}

/** Returns a field of a tar's header (POSIX.1-1988, ustar). */
function textAt(tar: Uint8Array<ArrayBuffer>, from: number, length: number): string {
  const text = new TextDecoder().decode(tar.subarray(from, from + length));
  return text.split("\0", 1)[0] ?? "";
}
