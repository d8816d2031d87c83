import type { EmbeddedDatabase } from "../embedded/pglite.ts";

/** Undoes the writes to a database since it was watched. */
export interface Rewind {
  /** Returns whether there is anything to undo. */
  isWritten(): Promise<boolean>;
  /** Restores every row and every sequence; there must be no concurrent writes. */
  rewind(): Promise<void>;
}

/**
 * Records every row written from now on, so that the cost of undoing depends on the writes, not on the size. Rows are identified by their primary
 * key; throws for a table without one.
 */
export async function watchWrites({ pglite }: EmbeddedDatabase): Promise<Rewind> {
  await pglite.exec(`
    create schema rewind;
    create table rewind.written (place bigint generated always as identity primary key, relation regclass not null, before jsonb, after jsonb);
    create table rewind.relations (relation regclass primary key, columns text not null, keys text not null);
    insert into rewind.relations
      select c.oid,
        (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
        (select string_agg(format('t.%1$I = r.%1$I', a.attname), ' and ') from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = 'public';
    create table rewind.sequences as select schemaname, sequencename, last_value from pg_sequences where schemaname = 'public';

    create function rewind.note() returns trigger language plpgsql as $$
    begin
      insert into rewind.written (relation, before, after)
        values (tg_relid, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$;

    create function rewind.undo() returns void language plpgsql as $$
    declare
      one record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for one in select w.*, r.columns, r.keys from rewind.written w join rewind.relations r using (relation) order by w.place desc loop
        if one.after is not null then
          execute format('delete from %1$s t using jsonb_populate_record(null::%1$s, $1) r where %2$s', one.relation, one.keys) using one.after;
        end if;
        if one.before is not null then
          execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1)', one.relation, one.columns)
            using one.before;
        end if;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, 1), last_value is not null) from rewind.sequences;
      delete from rewind.written;
    end $$;

    do $$
    declare
      one record;
    begin
      for one in select relation from rewind.relations loop
        execute format('create trigger rewind after insert or update or delete on %s for each row execute function rewind.note()', one.relation);
      end loop;
    end $$;
  `);
  return {
    isWritten: async () => (await pglite.query("select 1 from rewind.written limit 1")).rows.length > 0,
    rewind: async () => {
      await pglite.transaction((tx) => tx.exec("select rewind.undo()"));
    },
  };
}
