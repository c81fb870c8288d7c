import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Seo } from '#schemas/generated/content.ts'
import { cropText } from '#i18n/format/truncate-text.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { FindItem } from '#server/content/pages/route-parameters.ts'
import { isVisible, shownTexts } from './localised-text-sql.ts'

/** Where things that pages show by their name are stored. */
interface Source {
  readonly rows: 'news' | 'albums' | 'services' | 'products' | 'elements'
  readonly texts: 'news_texts' | 'album_texts' | 'service_texts' | 'product_texts' | 'element_texts'
  readonly key: 'news_id' | 'album_id' | 'service_id' | 'product_id' | 'element_id'
  readonly image: RawBuilder<number | null>
  readonly summary: RawBuilder<string | null>
  readonly seo: RawBuilder<Seo>
  /** True when the summary is the beginning of a longer text. */
  readonly isCropped?: true
  /** Which of the rows these are, when not all of them. */
  readonly only?: RawBuilder<boolean>
}

interface Found {
  readonly id: number
  readonly title: string
  readonly summary: string | null
  readonly image: number | null
  readonly seo: Seo
  readonly slugs: Readonly<Record<string, string>>
}

/** A length above that of the visible excerpt of a text without a summary. */
const enoughToCrop = 1000

const own = { image: sql<number | null>`r.image_id`, summary: shownTexts.summary, seo: shownTexts.seo }

const sources = {
  news: { rows: 'news', texts: 'news_texts', key: 'news_id', ...own },
  service: { rows: 'services', texts: 'service_texts', key: 'service_id', ...own },
  product: { rows: 'products', texts: 'product_texts', key: 'product_id', ...own },
  album: {
    ...{ rows: 'albums', texts: 'album_texts', key: 'album_id', ...own },
    image: sql<number | null>`(select i.media_id from album_images i where i.album_id = r.id order by i.position, i.media_id limit 1)`,
  },
  event: {
    ...{ rows: 'elements', texts: 'element_texts', key: 'element_id' },
    image: own.image,
    summary: sql<string | null>`nullif(left(plain_text(${shownTexts.content}), ${enoughToCrop}), '')`,
    isCropped: true,
    seo: sql<Seo>`'{}'::jsonb`,
    only: sql<boolean>`r.collection_id = (select c.id from element_collections c where c.site_id = r.site_id and c.route = 'event')`,
  },
} as const satisfies Record<string, Source>

function finder(db: Kysely<Tables>, source: Source): FindItem {
  const table = { rows: sql.table(source.rows), texts: sql.table(source.texts), key: sql.ref(source.key) }
  return async ({ site, locale }, slug) => {
    const { rows } = await sql<Found>`
      select r.id, ${shownTexts.title} as title, ${source.summary} as summary, ${source.image} as image, ${source.seo} as seo,
        (select jsonb_object_agg(x.locale, x.slug) from ${table.texts} x where x.${table.key} = r.id) as slugs
      from ${table.rows} r
        left join ${table.texts} t on t.${table.key} = r.id and t.locale = ${locale}
        left join ${table.texts} d on d.${table.key} = r.id and d.locale = ${site.defaultLocale}
      where r.site_id = ${site.id} and ${isVisible('r')}
        and (t.slug = ${slug} or d.slug = ${slug}) and ${source.only ?? sql`true`}
      order by (t.slug is not distinct from ${slug}) desc
      limit 1
    `.execute(db)
    const [row] = rows
    if (!row) return null
    const { id, title, image, seo, slugs } = row
    const summary = row.summary !== null && source.isCropped ? cropText(row.summary) : row.summary
    return {
      value: id,
      title,
      seo: { ...(summary === null ? {} : { description: summary }), ...(image === null ? {} : { image }), ...seo },
      slugs,
    }
  }
}

/** Reads the parameters `{news}`, `{album}`, `{service}`, `{product}` and `{event}` of addresses. */
export function createContentPageItems(db: Kysely<Tables>): Readonly<Record<keyof typeof sources, FindItem>> {
  return {
    news: finder(db, sources.news),
    album: finder(db, sources.album),
    service: finder(db, sources.service),
    product: finder(db, sources.product),
    event: finder(db, sources.event),
  }
}
