import { sql, type RawBuilder } from 'kysely'
import { contentAddress, type ContentKind } from '#server/features/contents/content-address.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { Wording } from './wording.ts'

/** What is looked for. */
export interface Sought {
  readonly scope: Scope
  readonly wording: Wording
  readonly isBlogOpen: boolean
}

type Select = RawBuilder<unknown>

interface Table {
  readonly type: Select
  readonly rows: string
  readonly texts: string
  readonly key: string
  readonly url: Select
  readonly body: Select
  /** Its title as it is compared, where it is stored. */
  readonly folded?: Select
  readonly join?: Select
  readonly only?: Select
}

const foldedTitle = sql`fold(x.title)`

/** The texts of one table that a visitor may read and that match: each thing once, in the scope's language or else the site's own. */
function select({ scope: { site, locale }, wording }: Sought, table: Table): Select {
  const [rows, texts, key] = [sql.table(table.rows), sql.table(table.texts), sql.ref(table.key)]
  const [vector, folded] = [sql`x.search`, table.folded ?? foldedTitle]
  return sql`
    select ${table.type} as type, r.id, x.title, ${table.url} as url, ${table.body} as body, ${vector} as vector, ${wording.rank(vector, folded)} as rank
    from ${texts} x join ${rows} r on r.id = x.${key} ${table.join ?? sql``}
    where x.site_id = ${site.id} and ${wording.matches(vector, folded)}
      and (x.locale = ${locale} or (x.locale = ${site.defaultLocale}
        and not exists (select 1 from ${texts} o where o.${key} = x.${key} and o.locale = ${locale})))
      and r.status = 'PUBLISHED' and r.deleted_at is null and r.published_at <= now() ${table.only ?? sql``}`
}

const prefixed = (kind: ContentKind, locale: string): Select => sql`${contentAddress(kind, locale, '')}::text || x.slug`
const summaryAndContent = sql`concat_ws(' ', x.summary, plain_text(x.content))`

/** A product is searched where lists search it; what is shown of it stands in its own words. */
function productWords({ scope: { site, locale } }: Sought): Select {
  return sql`(select concat_ws(' ', w.summary, plain_text(w.content)) from product_texts w
    where w.product_id = x.product_id and w.locale in (${locale}, ${site.defaultLocale}) order by w.locale = ${locale} desc limit 1)`
}

function pages({ scope: { site, locale }, wording, isBlogOpen }: Sought): Select {
  const [vector, folded] = [sql`v.search`, foldedTitle]
  const passable = [...(site.isECommerce ? ['shop'] : []), ...(site.isECommerce || site.keepsOrders ? ['orders'] : [])]
  return sql`
    select 'PAGE' as type, x.page_id as id, x.title, x.url, v.words as body, ${vector} as vector, ${wording.rank(vector, folded)} as rank
    from page_documents x join revisions v on v.id = x.published_revision_id
    where x.site_id = ${site.id} and ${wording.matches(vector, folded)}
      and (x.locale = ${locale} or (x.locale = ${site.defaultLocale}
        and not exists (select 1 from page_documents o where o.page_id = x.page_id and o.locale = ${locale} and o.deleted_at is null)))
      and x.deleted_at is null and (x.publish_at is null or x.publish_at <= now())
      and x.url not like '%{%' and x.middleware <@ ${passable}::text[]
      and coalesce(x.seo ->> 'noIndex', 'false') <> 'true'
      and (${isBlogOpen} or x.url !~ '^blog(/|$)')`
}

/** Everything that is searched: a select for each kind of content, all with the same columns. */
export function searchSources(sought: Sought): readonly Select[] {
  const { locale, site } = sought.scope
  const address = sql`coalesce(c.addresses ->> ${locale}, c.addresses ->> ${site.defaultLocale})`
  const blog: Table = {
    ...{ type: sql`'BLOG'`, rows: 'blogs', texts: 'blog_texts', key: 'blog_id' },
    ...{ url: sql`'blog/' || x.slug`, body: summaryAndContent },
  }
  const own = (kind: ContentKind, table: Omit<Table, 'type' | 'url'>): Table => ({
    ...table,
    type: sql`${kind.toUpperCase()}::text`,
    url: prefixed(kind, locale),
  })
  return [
    pages(sought),
    ...(sought.isBlogOpen ? [select(sought, blog)] : []),
    select(sought, own('news', { rows: 'news', texts: 'news_texts', key: 'news_id', body: summaryAndContent })),
    select(sought, own('service', { rows: 'services', texts: 'service_texts', key: 'service_id', body: summaryAndContent })),
    select(
      sought,
      own('product', {
        ...{ rows: 'products', texts: 'product_entries', key: 'product_id' },
        ...{ body: productWords(sought), folded: sql`x.folded` },
      }),
    ),
    select(sought, own('album', { rows: 'albums', texts: 'album_texts', key: 'album_id', body: sql`coalesce(x.summary, '')` })),
    select(sought, {
      ...{ rows: 'elements', texts: 'element_texts', key: 'element_id' },
      type: sql`upper(c.route)`,
      url: sql`${address} || '/' || x.slug`,
      body: sql`plain_text(x.content)`,
      join: sql`join element_collections c on c.id = r.collection_id`,
      only: sql`and ${address} is not null`,
    }),
  ]
}
