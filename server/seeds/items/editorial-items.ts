import { sql, type Kysely } from 'kysely'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { saveAlbum } from '#server/content/albums/save-album.ts'
import type { ContentText } from '#server/content/items/content-texts.ts'
import { saveNews } from '#server/content/news/save-news.ts'
import { saveService } from '#server/content/services/save-service.ts'
import type { SeedFolder } from '#server/seeds/read-seed.ts'
import { hashedRow } from '#server/seeds/hashed-columns.ts'
import { idOf, resolveTokens, type SeedContext, type SeedItem } from '#server/seeds/seed-item.ts'
import type { AlbumSeed, NewsSeed, ServiceSeed } from '#server/seeds/seed-schema.ts'

const places = {
  news: { rows: 'news', texts: 'news_texts', key: 'news_id' },
  album: { rows: 'albums', texts: 'album_texts', key: 'album_id' },
  service: { rows: 'services', texts: 'service_texts', key: 'service_id' },
} as const

type Kind = keyof typeof places

/** Reads the hashed columns of an item and its texts, and the pictures of an album. */
async function readStored(db: Kysely<Tables>, kind: Kind, siteId: number, id: number | null): Promise<unknown> {
  const { rows, texts, key } = places[kind]
  const pictures =
    kind === 'album' ? sql`(select jsonb_agg(i.media_id order by i.position) from album_images i where i.album_id = r.id)` : sql`null`
  const found = await sql<{ stored: unknown }>`
    select jsonb_build_object(
      'row', ${hashedRow('r', rows)},
      'pictures', ${pictures},
      'texts', (select jsonb_agg(${hashedRow('x', texts)} order by x.locale) from ${sql.table(texts)} x
        where x.site_id = r.site_id and x.${sql.ref(key)} = r.id)
    ) as stored
    from ${sql.table(rows)} r where r.id = ${id} and r.site_id = ${siteId}
  `.execute(db)
  return found.rows[0]?.stored ?? null
}

async function findBySlug({ db, siteId }: SeedContext, kind: Kind, locale: string, slug: string): Promise<number | null> {
  const { texts, key } = places[kind]
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(key)} as id from ${sql.table(texts)} where site_id = ${siteId} and locale = ${locale} and slug = ${slug}
  `.execute(db)
  return rows[0]?.id ?? null
}

interface Words {
  readonly locale: string
  readonly slug: string
}

function item(
  kind: Kind,
  { key, source, first }: { readonly key: string; readonly source: unknown; readonly first: Words },
  save: (context: SeedContext, known: { id?: number }) => Promise<number>,
): SeedItem {
  return {
    key: `${kind}:${key}`,
    source,
    apply: (context, known) => save(context, known === null ? {} : { id: known }),
    find: (context) => findBySlug(context, kind, first.locale, first.slug),
    read: ({ db, siteId }, id) => (id === null ? Promise.resolve(null) : readStored(db, kind, siteId, id)),
  }
}

type Localised = ContentText & { readonly locale: string }

function textsOf(languages: readonly (Omit<Localised, 'seo'> & { readonly seo?: object | undefined })[], ids: SeedContext['ids']) {
  const texts = languages.map(
    ({ locale, slug, title, summary, content = '', seo = {} }) =>
      [locale, { slug, title, summary, content, seo: resolveTokens(seo, ids) as object }] as const,
  )
  return Object.fromEntries(texts)
}

function newsItem(key: string, languages: readonly [NewsSeed, ...NewsSeed[]]): SeedItem {
  const [first] = languages
  return item('news', { key, source: languages, first }, ({ db, features, siteId, ids }, known) =>
    saveNews(db, features.sanitiser.sanitise, siteId, {
      ...known,
      imageId: idOf(first.image, ids),
      promoted: first.promoted,
      link: first.link ?? null,
      tags: first.tags,
      status: 'PUBLISHED',
      publishedAt: new Date(first.publishedAt),
      texts: textsOf(languages, ids),
    }),
  )
}

function serviceItem(key: string, languages: readonly [ServiceSeed, ...ServiceSeed[]]): SeedItem {
  const [first] = languages
  return item('service', { key, source: languages, first }, ({ db, features, siteId, ids }, known) =>
    saveService(db, features.sanitiser.sanitise, siteId, {
      ...known,
      imageId: idOf(first.image, ids),
      position: first.order,
      price: first.price === null ? null : inCents(first.price),
      tags: first.tags,
      status: 'PUBLISHED',
      texts: textsOf(languages, ids),
    }),
  )
}

function albumItem(album: AlbumSeed, position: number, locales: readonly string[]): SeedItem[] {
  const languages = Object.entries(album.texts).flatMap(([locale, words]) => (locales.includes(locale) ? [{ locale, ...words }] : []))
  const [first] = languages
  if (!first) return []
  const save = ({ db, features, siteId, ids }: SeedContext, known: { id?: number }): Promise<number> =>
    saveAlbum(db, features.sanitiser.sanitise, siteId, {
      ...known,
      position,
      status: 'PUBLISHED',
      publishedAt: new Date(album.publishedAt),
      imageIds: album.images.flatMap((image) => idOf(image, ids) ?? []),
      texts: Object.fromEntries(languages.map(({ locale, ...words }) => [locale, words])),
    })
  return [item('album', { key: album.key, source: { album, position, locales }, first }, save)]
}

/** The documents of each thing in the site's languages, the default one first. */
function byKey<T extends { readonly key: string; readonly locale: string }>(all: readonly T[], locales: readonly string[]) {
  const spoken = all
    .filter(({ locale }) => locales.includes(locale))
    .toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale))
  return [...Map.groupBy(spoken, ({ key }) => key)].flatMap(([key, languages]) => {
    const [first, ...others] = languages.map(({ key: _, ...language }) => language)
    return first ? [{ key, languages: [first, ...others] as const }] : []
  })
}

/** The news, albums and services of a seed in the site's languages. */
export function offerItems({ news, albums, services }: SeedFolder, locales: readonly string[]): SeedItem[] {
  return [
    ...byKey(news, locales).map(({ key, languages }) => newsItem(key, languages)),
    ...albums.flatMap((album, position) => albumItem(album, position, locales)),
    ...byKey(services, locales).map(({ key, languages }) => serviceItem(key, languages)),
  ]
}
