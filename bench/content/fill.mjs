import { seedDatabase } from "../../apps/api/src/seed.ts";

/** Number of pages of the largest measured site, in four levels of ten, ten, ten and the rest. */
const PAGES = 5_000;

/**
 * Fills an empty database with the demo shop, and that many posts and media more: each copies one of the demo's, under a title, URLs, dates and owners of its
 * own; every post shows one medium. The tree of pages has 5,000 below four levels. Answers how many there are of each.
 */
export async function fillContent(database, many, { passwords, now }) {
  await seedDatabase(database.db, { kind: "demo" }, passwords, now);
  return database.alone(async (run, read) => {
    const [{ posts, medias }] = await read(
      "select (select max(id) from posts)::int as posts, (select max(id) from medias)::int as medias from (values (1)) one",
    );
    const [{ ofTexts }] = await read(
      `select string_agg(column_name, ', ') as "ofTexts" from information_schema.columns where table_name = 'post_texts' and is_generated = 'NEVER'`,
    );
    const copies = (had) => Math.ceil(many / had);
    const later = `n * interval '${Math.round((5 * 365 * 24 * 60) / copies(posts))} minutes'`;
    await run(`
      insert into posts select (jsonb_populate_record(p, jsonb_build_object('id', p.id + n * ${posts}, 'title', p.title || ' ' || n, 'title_key', p.title_key || ' ' || n,
          'search_text', p.search_text || ' ' || n, 'owner_id', (select id from users order by id offset n % 5 limit 1),
          'publication_start_at', p.publication_start_at - ${later}, 'publication_end_at', p.publication_end_at - ${later},
          'event_start_at', p.event_start_at - ${later}, 'event_end_at', p.event_end_at - ${later},
          'created_at', p.created_at - ${later}, 'updated_at', p.updated_at - ${later}, 'is_on_registration', false))).*
        from posts p, generate_series(1, ${copies(posts) - 1}) n;
      insert into post_texts (${ofTexts}) select ${ofTexts} from
        (select (jsonb_populate_record(t, jsonb_build_object('post_id', t.post_id + n * ${posts}, 'title', t.title || ' ' || n,
          'relative_url', t.relative_url || '-' || n))).* from post_texts t, generate_series(1, ${copies(posts) - 1}) n) copied;
      insert into medias select (jsonb_populate_record(m, jsonb_build_object('id', m.id + n * ${medias}, 'title', m.title || ' ' || n, 'title_key', m.title_key || ' ' || n,
          'content', m.content || n, 'search_text', m.search_text || ' ' || n, 'created_at', m.created_at - n * interval '1 hour'))).*
        from medias m, generate_series(1, ${copies(medias) - 1}) n;
      insert into media_files (media_id, kind, key, stored_as, file_name, content_type, size, width, height, created_at)
        select f.media_id + n * ${medias}, kind, key || n, stored_as, file_name, content_type, size, width, height, created_at
        from media_files f, generate_series(1, ${copies(medias) - 1}) n where f.media_id is not null;
      insert into post_medias (post_id, media_id, position) select p.id, m.id, 99 from posts p
        join medias m on m.id = (p.id * 7919) % (${medias} * ${copies(medias)} - 500) + 1 on conflict do nothing;
      insert into pages (id, parent_id, position, page_layout, localizations, is_published, is_home, blocs, updated_at, updated_by)
        select 100000 + n,
          case when n <= 10 then null when n <= 110 then 100000 + (n - 11) / 10 + 1 when n <= 1110 then 100000 + 10 + (n - 111) / 10 + 1
            else 100000 + 110 + (n - 1111) / 4 + 1 end,
          1000 + n, 'FullPage',
          jsonb_build_object('fr', jsonb_build_object('name', 'Page ' || n, 'relativeUrl', 'page-' || n, 'metaTitle', '', 'metaDescription', '', 'metaKeywords', ''),
            'en', jsonb_build_object('name', '', 'relativeUrl', null, 'metaTitle', '', 'metaDescription', '', 'metaKeywords', '')),
          true, false, '[]', timestamptz '2026-11-01 08:00Z', 'Yann Kerbrat'
        from generate_series(1, ${PAGES} - (select count(*) from pages)) n;
      insert into page_urls select 'fr', 'page-' || (id - 100000), id, true from pages where id > 100000;`);
    for (const table of ["posts", "medias", "pages", "media_files"])
      await run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    await run("analyze");
    const [counted] = await read(
      "select (select count(*) from posts)::int as posts, (select count(*) from medias)::int as medias, (select count(*) from pages)::int as pages",
    );
    return counted;
  });
}
