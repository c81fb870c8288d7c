import type pg from 'pg'

const words =
  'Combe Roche Garrigue Source Terrasse Colline Chemin Murier Figuier Olivette Cade Genet Bergerie Capitelle Draille Lauze'.split(' ')
const grapes = 'Syrah Grenache Carignan Cinsault Roussanne Marsanne Vermentino Clairette'.split(' ')

/**
 * The statements that insert the given number of wines with two vintages each, every twentieth a box. Texts, kinds, tags, years and prices
 * vary. The first forty, named
 * « Oppidum », have the same texts and years for any number.
 */
const statements = [
  `insert into product_kinds (site_id, value) select $1, unnest(array['RED', 'WHITE', 'ROSE', 'BOX']) on conflict do nothing`,
  `insert into products (site_id, type, reference, kind, is_vintage, tags, position, status, appellation, grapes, colour, sweetness, is_organic, created_at)
    select $1, case when n % 20 = 0 then 'BOX' else 'WINE' end, 'R' || n, (array['RED', 'WHITE', 'ROSE', 'BOX'])[1 + n % 4], n % 20 <> 0,
      array['t' || n % 50, 't' || n % 400] || case when n <= 40 then array['oppidum'] else '{}' end, n, 'PUBLISHED', 'Appellation ' || n % 40, array[($3::text[])[1 + n % 8]],
      (array['RED', 'WHITE', 'ROSE'])[1 + n % 4], (array['BRUT', 'DRY', 'SWEET'])[1 + n % 3], n % 4 = 1, now() - n * interval '1 minute'
    from generate_series(1, $2::int) n`,
  `insert into product_texts (site_id, product_id, locale, slug, title, summary, content)
    select site_id, id, 'fr_FR', 'vin-' || id,
      ($2::text[])[1 + position % 16] || ' ' || ($2::text[])[1 + position / 16 % 16] || ' ' || id || case when position <= 40 then ' Oppidum' else '' end, 'Vin numéro ' || id, '<p>Parcelle ' || id % 900 || '</p>'
    from products where site_id = $1`,
  `insert into sellables (site_id, product_id, product_type, year, capacity_ml, abv, price, price_to_pay)
    select site_id, id, type, 2010 + (position + v) % 15, 750, 110 + (id + v) % 40, 500 + id * 7 % 9000 + v, 500 + id * 7 % 9000 + v
    from products, generate_series(0, 1) v where site_id = $1 and type = 'WINE'`,
  `insert into sellables (id, site_id, product_id, product_type, price, price_to_pay)
    select id, site_id, id, type, 3000 + id % 5000, 3000 + id % 5000 from products where site_id = $1 and type = 'BOX'`,
  // Without statistics the planner would join each box with each bottle.
  `analyze products, sellables`,
  `insert into box_contents (site_id, product_id, sellable_id, quantity, position)
    select $1, b.id, w.id, 1 + w.at % 3, w.at % 3
    from (select id, row_number() over () as at from products where site_id = $1 and type = 'BOX') b
      join (select id, at, at / 3 as box from (
        select id, row_number() over () as at from sellables where site_id = $1 and product_type = 'WINE') numbered) w on w.box = b.at`,
  `insert into stocks (site_id, sellable_id, on_hand) select site_id, id, id % 60 from sellables where site_id = $1`,
  `select refresh_product_entries(array(select id from products where site_id = $1))`,
]

/** Returns the parameters that a statement uses. */
function parametersOf(statement: string, siteId: number, count: number): unknown[] {
  if (statement.includes('$3')) return [siteId, count, grapes]
  if (statement.includes('$2')) return [siteId, words]
  return statement.includes('$1') ? [siteId] : []
}

/** Fills an empty site with a catalogue of the given size in bulk. Needs a superuser connection. */
export async function fillCatalogue(pool: pg.Pool, siteId: number, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    // Triggers would rebuild the list rows after each statement. One rebuild at the end is enough.
    await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
    for (const statement of statements) await client.query(statement, parametersOf(statement, siteId, count))
    await client.query('vacuum analyze')
  } finally {
    await client.query('reset session_replication_role; reset statement_timeout')
    client.release()
  }
}
