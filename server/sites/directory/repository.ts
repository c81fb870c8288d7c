import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** The rows that make up the sites. */
export type SiteRows = Awaited<ReturnType<typeof readSites>>

/** Reads all sites, or one of them, with their domains, languages and services outside. */
export async function readSites(db: Kysely<Tables>, id?: number) {
  const one = id !== undefined
  const siteRows = db
    .selectFrom('sites')
    .selectAll('sites')
    // As a smallest value it is read from the index for each site; an « exists » reads the whole table for each site without orders.
    .select(sql<boolean>`(select min(created_at) from orders where orders.site_id = sites.id) is not null`.as('has_orders'))
    .$if(one, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
  const domainRows = db
    .selectFrom('site_domains')
    .selectAll()
    .$if(one, (query) => query.where('site_id', '=', id ?? 0))
    .orderBy('host')
  const languageRows = db
    .selectFrom('site_languages')
    .innerJoin('languages', 'languages.code', 'site_languages.locale')
    .innerJoin('countries', 'countries.id', 'languages.country_id')
    .select(['site_id', 'locale', 'is_valid', 'languages.id', 'label', 'deepl_code'])
    .select(['countries.id as country_id', 'alpha_two', 'alpha_three', 'num_code', 'countries.name as country_name'])
    .$if(one, (query) => query.where('site_id', '=', id ?? 0))
    .orderBy('site_languages.position')
    .orderBy('languages.id')
  const appRows = db
    .selectFrom('external_apps')
    .selectAll()
    .where('is_on', '=', true)
    .$if(one, (query) => query.where('site_id', '=', id ?? 0))
    .orderBy('app')
  const [sites, domains, languages, apps, edges] = await Promise.all([
    siteRows.execute(),
    domainRows.execute(),
    languageRows.execute(),
    appRows.execute(),
    readEdges(db, id),
  ])
  return { sites, domains, languages, apps, edges }
}

/** Groups the rows of sites once, so that building a site looks at no rows of others. */
export function rowsBySite(all: SiteRows): (id: number) => SiteRows {
  const bySite = <Row extends { readonly site_id: number }>(rows: Row[]) => {
    const grouped = Map.groupBy(rows, ({ site_id }) => site_id)
    return (id: number): Row[] => grouped.get(id) ?? []
  }
  const [domains, languages, apps, edges] = [bySite(all.domains), bySite(all.languages), bySite(all.apps), bySite(all.edges)]
  return (id) => ({ sites: [], domains: domains(id), languages: languages(id), apps: apps(id), edges: edges(id) })
}

/** For each site that has any: the last instant at which something came to be seen or went, and the next one. */
async function readEdges(db: Kysely<Tables>, id: number | undefined) {
  const { rows } = await sql<{ site_id: number; last: Date | null; next: Date | null }>`
    select site_id, max(at) filter (where at <= now()) as last, min(at) filter (where at > now()) as next
    from (
      select site_id, publish_at as at from page_documents where publish_at is not null
      union all
      select site_id, unnest(array[starts_at, ends_at]) from publications where done_at is null and held_at is null
      union all
      select site_id, published_at from blogs where published_at is not null
      union all
      select site_id, published_at from elements
      union all
      select e.site_id, read_instant(e.properties ->> 'startAt') from elements e
        join element_collections c on c.id = e.collection_id and c.route = 'event'
        where read_instant(e.properties ->> 'startAt') is not null
      union all
      select site_id, published_at from news where published_at is not null
      union all
      select site_id, published_at from albums
      union all
      select site_id, published_at from services
      union all
      select s.id, edge.at from sites s, lateral (
        select max(published_at) as at from products where site_id = s.id and published_at <= now()
        union all
        select min(published_at) from products where site_id = s.id and published_at > now()
      ) as edge where edge.at is not null
      union all
      select r.site_id, unnest(r.edges) from seen_documents d
        join revisions r on r.site_id = d.site_id and r.id = d.published_revision_id
      union all
      select site_id, unnest(edges) from seen_shells
      union all
      select site_id, unnest(edges) from seen_sections
      union all
      select site_id, unnest(edges) from opening_hours
    ) as planned
    where ${id === undefined ? sql`true` : sql`site_id = ${id}`}
    group by site_id
  `.execute(db)
  return rows
}

/** The content version of every site, as stored now. */
export async function readVersions(db: Kysely<Tables>): Promise<Map<number, number>> {
  const rows = await db.selectFrom('sites').select(['id', 'content_version']).execute()
  return new Map(rows.map((row) => [row.id, row.content_version]))
}
