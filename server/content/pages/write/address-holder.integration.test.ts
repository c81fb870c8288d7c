import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPatterns } from '#server/content/pages/repository.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const SITE = 37

let test: TestFeatures
beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const kinds = {
  blog: { under: 'blog', texts: 'blog_texts', rows: 'blogs', key: 'blog_id', said: 'L’article' },
  news: { under: 'actualites-essai', texts: 'news_texts', rows: 'news', key: 'news_id', said: 'L’actualité' },
  service: { under: 'services-essai', texts: 'service_texts', rows: 'services', key: 'service_id', said: 'La prestation' },
  album: { under: 'albums-essai', texts: 'album_texts', rows: 'albums', key: 'album_id', said: 'L’album' },
  product: { under: 'produits-essai', texts: 'product_texts', rows: 'products', key: 'product_id', said: 'Le produit' },
  event: { under: 'evenements-essai', texts: 'element_texts', rows: 'elements', key: 'element_id', said: 'L’événement' },
} as const
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]

const db = () => test.database.db
const save = (url: string, more: object = {}) =>
  test.features.pages.save(
    { ...{ url, locale: 'fr_FR', title: `Page ${url}`, seo: {}, shell: 'default', middleware: [], layout: { blocks: [] } }, ...more },
    { siteId: SITE, baseHash: null, by: 'Camille' },
  )
const issuesAt = async (url: string) =>
  (await test.features.pages.addressIssues(test.scope(SITE), { url, locale: 'fr_FR' })).map(({ message }) => message)

/** An item of the sample with its slug and title in the usual language. */
async function sampleOf(kind: Kind) {
  const { texts, key } = kinds[kind]
  const only =
    kind === 'event' ? sql`collection_id = (select id from element_collections where site_id = ${SITE} and route = 'event')` : sql`true`
  const { rows } = await sql<{ id: number; slug: string; title: string }>`
    select ${sql.ref(key)} as id, slug, title from ${sql.table(texts)}
    where site_id = ${SITE} and locale = 'fr_FR' and ${sql.ref(key)} is not null and ${only} order by 1 limit 1`.execute(db())
  const [item] = rows
  if (!item) throw new Error(`no sample of ${kind}`)
  return item
}
const rename = (kind: Kind, id: number, slug: string) =>
  sql`update ${sql.table(kinds[kind].texts)} set slug = ${slug} where ${sql.ref(kinds[kind].key)} = ${id} and locale = 'fr_FR'`.execute(
    db(),
  )
const setTrashed = (kind: Kind, id: number, isTrashed: boolean) =>
  sql`update ${sql.table(kinds[kind].rows)} set deleted_at = case when ${isTrashed} then now() end where id = ${id}`.execute(db())

beforeAll(async () => {
  const known = (await readPatterns(db(), SITE)).map(({ url }) => url)
  for (const kind of names) {
    const pattern = `${kinds[kind].under}/{${kind}}`
    if (!known.includes(pattern)) await save(pattern)
  }
})

describe.each(names)('an address of the kind %s', (kind) => {
  it('refuses a page, with the title of the item', async () => {
    const { slug, title } = await sampleOf(kind)
    const url = `${kinds[kind].under}/${slug}`
    const message = `${kinds[kind].said} «\u202f${title}\u202f» a déjà cette adresse.`
    expect(await issuesAt(url)).toEqual([message])
    await expect(save(url)).rejects.toMatchObject({ code: 'PAGE_INVALID', data: { errors: [{ pointer: '/url', message }] } })
    expect(await issuesAt(`${url}-2`)).toEqual([])
  })

  it('is refused to an item where a page has it, as to one that leaves the trash', async () => {
    const { id, slug } = await sampleOf(kind)
    const url = `${kinds[kind].under}/a-la-page`
    await save(url)
    await expect(rename(kind, id, 'a-la-page')).rejects.toMatchObject({ code: '23505', constraint: 'address_of_page', hint: `Page ${url}` })
    await setTrashed(kind, id, true)
    await save(`${kinds[kind].under}/${slug}`)
    await expect(setTrashed(kind, id, false)).rejects.toMatchObject({ code: '23505', constraint: 'address_of_page' })
    await rename(kind, id, `${slug}-bis`)
    await setTrashed(kind, id, false)
  })
})

describe('an address of a page and of an item', () => {
  it('is taken once by a page and an item that are saved at the same moment', async () => {
    const { id } = await sampleOf('service')
    const done = await Promise.allSettled([save('services-essai/au-meme-instant'), rename('service', id, 'au-meme-instant')])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is free where no page shows the items of the kind', async () => {
    const { slug } = await sampleOf('blog')
    expect(await issuesAt(`ailleurs/${slug}`)).toEqual([])
    expect(await issuesAt(slug)).toEqual([])
  })
})
