import type { Pool } from 'pg'

/** Rows of one statement, which ends within its time. */
const chunk = 10_000

/** Fills the library of a site, after files that another site has: a tenth films and documents, a hundredth in the trash, half described, a third used. */
export async function fillMedia(pool: Pool, siteId: number, files: number, after = 0): Promise<void> {
  await pool.query(
    `insert into content_refs (site_id, from_kind, from_id, from_locale, state, to_kind, to_key)
      select $1, 'PAGE', n, 'fr_FR', 'PUBLISHED', 'media', ($3::int + 1000000 + n)::text from generate_series(3, $2::int, 3) n`,
    [siteId, files, after],
  )
  for (let from = 1; from <= files; from += chunk)
    await pool.query(
      `insert into media (id, site_id, external_id, filename, mime, file, bytes, hash, width, height, blur, texts, created_at, deleted_at, is_used)
      select $3::int + 1000000 + n, $1, ($3::int + 1000000 + n) || '-' || lpad(to_hex(n), 8, '0'), (array['vue-du-mas', 'colline', 'cave', 'vigne'])[1 + n % 4] || '-' || n || '.webp',
        case when n % 20 = 0 then 'video/mp4' when n % 20 = 1 then 'application/pdf' else 'image/webp' end,
        'media/v5/aa/' || n || '/original.webp', 10000 + (n * 7919) % 900000, md5(n::text), 1600, 900, repeat('x', 300),
        case when n % 2 = 0 then jsonb_build_object('fr_FR', jsonb_build_object('alt', 'Vue ' || n)) else '{}' end,
        now() - make_interval(mins => n), case when n % 100 = 0 then now() end, n % 3 = 0
      from generate_series($2::int, $4::int) n`,
      [siteId, from, after, Math.min(files, from + chunk - 1)],
    )
  await pool.query('vacuum (freeze, analyze) media, content_refs, items')
}
