import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** Where the words of what has an address of its own are stored, by the parameter that stands for it in the address of its page. */
const sources = {
  blog: { texts: 'blog_texts', key: 'blog_id' },
  folder: { texts: 'blog_texts', key: 'folder_id' },
  news: { texts: 'news_texts', key: 'news_id' },
  service: { texts: 'service_texts', key: 'service_id' },
  product: { texts: 'product_texts', key: 'product_id' },
  album: { texts: 'album_texts', key: 'album_id' },
  event: { texts: 'element_texts', key: 'element_id' },
} as const satisfies Record<string, { texts: keyof Tables; key: string }>

/** Kinds of content, other than pages, that have a URL of their own. */
export type ItemKind = keyof typeof sources

/** Reads in which languages the items of a kind have words of their own, by their numbers. */
export type ReadItemLanguages = (site: Pick<Site, 'id'>, kind: ItemKind) => Promise<ReadonlyMap<number, readonly string[]>>

/** Makes what tells a translated item from one that is shown in another language than it was asked in. */
export function createReadItemLanguages(db: Kysely<Tables>): ReadItemLanguages {
  return async (site, kind) => {
    const { texts, key } = sources[kind]
    const { rows } = await sql<{ id: number; locales: string[] }>`
      select ${sql.ref(key)} as id, array_agg(locale) as locales
      from ${sql.table(texts)} where site_id = ${site.id} and ${sql.ref(key)} is not null
      group by 1
    `.execute(db)
    return new Map(rows.map(({ id, locales }) => [id, locales]))
  }
}
