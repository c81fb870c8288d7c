import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#schemas/admin/resources/resources.ts'
import { hashOf } from '#engine/document/hash.ts'
import { silentLog } from '#server/database/log.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { changedForm } from '#tests/support/resources/resource-forms.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'
import { seedSampleSites } from './seed.ts'

const SITE = 37
const MARK = ' de la maison'

/** Where the items of a kind of a seed are stored: their table, a text of theirs that an owner changes, and how a seed names a row. */
interface Kind {
  readonly table: string
  /** Table and column of the text, and the column that names its item. */
  readonly text: readonly [table: string, column: string, owner: string]
  /** Column that the key of the seed names; the number of the item unless said. */
  readonly named?: string
  /** Resource whose store an owner changes it by. */
  readonly resource?: string
  /** Site whose seed has two of them; the first one unless said. */
  readonly site?: number
  /** SQL of another value of the text, where a mark at its end is none. */
  readonly other?: string
  /** SQL, with `:id` for the number of an item, by which an owner frees it from what names it before it is deleted. */
  readonly free?: string
  /** True where the seed has a single one: it is edited, and none is deleted. */
  readonly isAlone?: true
}

const labels = (column = 'labels', path = '{fr_FR}') => `jsonb_set(${column}, '${path}', '"Nom${MARK}"')`

const kinds: Readonly<Record<string, Kind>> = {
  news: { table: 'news', text: ['news_texts', 'title', 'news_id'], resource: 'news' },
  service: { table: 'services', text: ['service_texts', 'title', 'service_id'], resource: 'service' },
  review: { table: 'reviews', text: ['reviews', 'author', 'id'], named: 'source_id', resource: 'review' },
  tag: { table: 'tags', text: ['tags', 'labels', 'id'], named: 'value', resource: 'tag' },
  album: { table: 'albums', text: ['album_texts', 'title', 'album_id'] },
  blog: { table: 'blogs', text: ['blog_texts', 'title', 'blog_id'] },
  element: { table: 'elements', text: ['element_texts', 'title', 'element_id'] },
  product: { table: 'products', text: ['product_texts', 'title', 'product_id'], site: 38 },
  'company-address': { table: 'company_addresses', text: ['company_addresses', 'city', 'id'], named: 'name' },
  newsletter: { table: 'newsletter_lists', text: ['newsletter_lists', 'texts', 'id'], other: labels('texts', '{fr_FR,name}') },
  carrier: { table: 'carriers', text: ['carriers', 'name', 'id'], site: 38 },
  'discount-code': { table: 'discount_codes', text: ['discount_codes', 'amount', 'id'], other: 'amount - 1', site: 38 },
  'discount-step': { table: 'discount_steps', text: ['discount_steps', 'amount', 'id'], other: 'amount - 1', named: 'bottles', site: 38 },
  'product-discount': {
    ...{ table: 'product_discounts', text: ['product_discounts', 'amount', 'id'], other: 'amount - 1', site: 38 },
    free: 'update sellables set discount_id = null where discount_id = :id',
  },
  'product-kind': {
    ...{ table: 'product_kinds', text: ['product_kinds', 'labels', 'id'], other: labels(), named: 'value', site: 38 },
    free: "update products set kind = 'RED' where kind = (select value from product_kinds where id = :id)",
  },
  variation: {
    ...{ table: 'variations', text: ['variations', 'texts', 'id'], other: labels('texts', '{fr_FR,label}'), site: 38, isAlone: true },
  },
  'variation-value': {
    ...{ table: 'variation_values', text: ['variation_values', 'labels', 'id'], other: labels(), site: 38 },
    free: 'update sellables set variation1_value_id = null where variation1_value_id = :id',
  },
  'meal-icon': { table: 'meal_icons', text: ['meal_icons', 'labels', 'id'], other: labels(), site: 38 },
  folder: {
    ...{ table: 'blog_folders', text: ['blog_texts', 'title', 'folder_id'] },
    free: 'update blogs set folder_id = (select min(id) from blog_folders where site_id = 37 and id <> :id) where folder_id = :id',
  },
  collection: { table: 'element_collections', text: ['element_collections', 'labels', 'id'], other: labels() },
  form: { table: 'forms', text: ['forms', 'definitions', 'id'], other: labels('definitions', '{fr_FR,title}'), isAlone: true },
  media: { table: 'media', text: ['media', 'filename', 'id'] },
}

/** Kinds without numbers in the version before: the seed found them by their names. */
const unnumbered = ['review', 'discount-step', 'product-kind']

/** Kinds whose changes by an owner other tests of the seeds show, or that no screen of the panel changes. */
const others = new Set([
  ...['#whole', 'page', 'shell', 'parameter', 'conf', 'menu', 'site', 'domains', 'languages', 'theme', 'banner', 'font-files', 'logo'],
  ...['collect-hours', 'address-hours', 'external-app', 'member'],
])

let sites: SampleSites
let userId: number

interface Seeded {
  readonly key: string
  readonly ref_id: number | null
}

const seededOf = async (kind: string, site = SITE): Promise<Seeded[]> => {
  const rows = sites.db.selectFrom('seeded_items').select(['key', 'ref_id']).where('site_id', '=', site)
  return rows.where('key', 'like', `${kind}:%`).orderBy('key').execute()
}

async function idOf({ table, named, site = SITE }: Kind, { key, ref_id }: Seeded): Promise<number> {
  if (named === undefined) return Number(ref_id)
  const name = key.slice(key.indexOf(':') + 1)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where site_id = ${site} and ${sql.ref(named)} = ${name}`.execute(sites.db)
  return Number(rows[0]?.id)
}

const actor = () => {
  const site = sites.app.features.directory.find(SITE)
  if (!site) throw new Error(`no site ${SITE}`)
  return { scope: { site, locale: site.defaultLocale }, userId, requirePublish: () => Promise.resolve() }
}

async function edit(kind: Kind, id: number): Promise<void> {
  const resource = resources.find(({ name }) => name === kind.resource)
  const [table, column, owner] = kind.text
  if (!resource) {
    const value = kind.other === undefined ? sql`${sql.ref(column)} || ${MARK}` : sql.raw(kind.other)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(owner)} = ${id}`.execute(sites.db)
    return
  }
  const acts = sites.app.features.resources.of(resource.name).one
  const item = await acts.read(actor(), id)
  // A review is answered, and never rewritten.
  const form =
    resource.name === 'review' ? { ...item.form, answer: { fr_FR: `Merci${MARK}` } } : changedForm(resource, item.form, MARK).form
  const changed = await acts.update(actor(), item, form)
  if (resource.life === 'published') await acts.publish(actor(), changed, null)
}

async function remove({ resource, table, free }: Kind, id: number): Promise<void> {
  if (resource === undefined) {
    if (free !== undefined) await sql.raw(free.replaceAll(':id', String(id))).execute(sites.db)
    // Other rows name a bottle: it goes to the trash.
    const isHeld = table === 'products'
    await sql`${isHeld ? sql`update products set deleted_at = now()` : sql`delete from ${sql.table(table)}`} where id = ${id}`.execute(
      sites.db,
    )
    return
  }
  const acts = sites.app.features.resources.of(resource).one
  await acts.erase(actor(), await acts.remove(actor(), await acts.read(actor(), id), 1000))
}

/** The rows of an item with those of its text, as they are stored. */
async function stored({ table, text }: Kind, id: number): Promise<unknown> {
  const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(table)} t where id = ${id}`.execute(sites.db)
  const texts = await sql`select to_jsonb(t) as row from ${sql.table(text[0])} t where ${sql.ref(text[2])} = ${id} order by 1`.execute(
    sites.db,
  )
  return [rows, texts.rows]
}

/** Starts again with a seed that has changed the sources of some items. */
async function seedAgain(keys: readonly string[]): Promise<readonly string[]> {
  const { db, files, app } = sites
  await db
    .updateTable('seeded_items')
    .set({ source_hash: 'another' })
    .where('key', 'in', ['#whole', ...keys])
    .execute()
  const reports = await seedSampleSites({ db, files, publicUrl: 'http://localhost:3000', log: silentLog, features: app.features })
  return reports.flatMap(({ kept }) => kept)
}

/** Takes the database back to what the version before the panel stored of it: rows without versions, titles and words. */
async function asBefore(): Promise<void> {
  await sql`delete from item_versions`.execute(sites.db)
  await sql`update items set version = 0, title = '', words = null, draft = null`.execute(sites.db)
  await sql`update seeded_items set ref_id = null where split_part(key, ':', 1) = any(${unnumbered})`.execute(sites.db)
}

interface Chosen {
  readonly kind: Kind
  readonly key: string
  readonly id: number
  readonly isEdited: boolean
}

/** One item of each kind to edit, and one to erase. */
async function choose(): Promise<readonly Chosen[]> {
  const chosen: Chosen[] = []
  for (const [name, kind] of Object.entries(kinds)) {
    const found = (await seededOf(name, kind.site)).slice(0, kind.isAlone ? 1 : 2)
    if (found.length < (kind.isAlone ? 1 : 2)) throw new Error(`the seed has too few of ${name}`)
    for (const [at, seeded] of found.entries()) chosen.push({ kind, key: seeded.key, id: await idOf(kind, seeded), isEdited: at === 0 })
  }
  return chosen
}

describe.each([
  ['a new database', () => Promise.resolve()],
  ['a database of the version before', asBefore],
])('a seed that has changed, on %s', (_what, prepare) => {
  beforeAll(async () => {
    sites = await sampleSites()
    userId = (await addEditor(sites.db, SITE)).userId
    await prepare()
    await sites.app.features.resources.adopt()
  })
  afterAll(() => sites.close())

  it('overwrites no item that an owner has edited, and brings back none that an owner has erased', async () => {
    const chosen = await choose()
    const rows = () => Promise.all(chosen.map(({ kind, id }) => stored(kind, id)))
    const seeded = await rows()
    for (const { kind, id, isEdited } of chosen) await (isEdited ? edit(kind, id) : remove(kind, id))
    const answered = chosen.find(({ kind }) => kind.resource === 'review')?.key
    const before = await rows()
    for (const [at, { key }] of chosen.entries()) expect(before[at], key).not.toEqual(seeded[at])
    const count = async ({ table, site = SITE }: Kind) =>
      (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where site_id = ${site}`.execute(sites.db)).rows[0]?.n
    const counts = await Promise.all(chosen.map(({ kind }) => count(kind)))
    for (let start = 0; start < 2; start += 1) {
      const kept = await seedAgain(chosen.map(({ key }) => key))
      // The answer of a review is in no column that a seed writes.
      const owned = chosen.map(({ key }) => key).filter((key) => key !== answered)
      expect(kept.toSorted()).toEqual(owned.toSorted())
      expect(await rows()).toEqual(before)
      expect(await Promise.all(chosen.map(({ kind }) => count(kind)))).toEqual(counts)
    }
  })

  const allTags = () => sites.db.selectFrom('tags').selectAll().where('site_id', '=', SITE).orderBy('id').execute()
  const forget = (keys: readonly string[]) =>
    sites.db.deleteFrom('seeded_items').where('site_id', '=', SITE).where('key', 'in', keys).execute()

  /** Takes a site back to the version before, where all tags were one item. */
  async function joinTags(hash: string): Promise<void> {
    await forget((await seededOf('tag')).map(({ key }) => key))
    const row = { ref_id: null, source_hash: 'one', stored_hash: hash, seeded_at: new Date() }
    await sites.db
      .insertInto('seeded_items')
      .values({ site_id: SITE, key: 'tags', ...row })
      .execute()
  }

  it('stores a tag that a seed adds, although an owner has changed others', async () => {
    const before = await allTags()
    const added = before.at(-1)?.value ?? ''
    await sites.db.deleteFrom('tags').where('site_id', '=', SITE).where('value', '=', added).execute()
    await forget([`tag:${added}`])
    await seedAgain([])
    const told = (rows: typeof before) => rows.map(({ value, labels }) => ({ value, labels }))
    expect(told(await allTags())).toEqual(told(before))
    expect(JSON.stringify(before)).toContain(MARK)
  })

  it('leaves tags as an owner has renamed and erased them where all of them were one item', async () => {
    const before = await allTags()
    await joinTags('changed since')
    const kept = await seedAgain([])
    expect(kept.filter((key) => key.startsWith('tag:'))).toHaveLength(2)
    expect(await allTags()).toEqual(before)
    expect(await seedAgain([])).toEqual(expect.arrayContaining([...kept]))
    expect(await allTags()).toEqual(before)
  })

  it('stores what a seed adds where all tags were one item that no owner had changed', async () => {
    const added = (await seededOf('tag')).length - (await allTags()).length
    const rows = (await allTags()).map(({ value, labels }) => ({ value, labels }))
    await joinTags(hashOf(rows.toSorted((one, other) => (one.value < other.value ? -1 : 1))))
    await seedAgain([])
    expect([added, (await allTags()).length]).toEqual([1, rows.length + 1])
  })

  it('leaves the appearance as an owner has published it: theme, banner and logos', async () => {
    const acts = sites.app.features.resources.of('appearance').one
    const item = await acts.read(actor(), SITE)
    const { colors, logos, banner } = item.form as Readonly<Record<string, object>>
    const form = {
      ...item.form,
      colors: { ...colors, accent: '#8a1f11' },
      logos: { ...logos, LOGO_FOOTER: { imageId: null, alt: null } },
      banner: { ...banner, height: 320 },
    }
    const published = await acts.publish(actor(), await acts.update(actor(), item, form), null)
    const keys = ['theme', 'banner', 'logo:LOGO_FOOTER']
    expect(await seedAgain(keys)).toEqual(expect.arrayContaining(keys))
    expect((await acts.read(actor(), SITE)).form).toEqual(published.form)
  })

  it('has no kind that is left out here', async () => {
    const keys = await sites.db.selectFrom('seeded_items').select('key').execute()
    const found = new Set(keys.map(({ key }) => key.replace(/:.*$/, '')))
    expect([...found].filter((kind) => !others.has(kind) && !Object.hasOwn(kinds, kind))).toEqual([])
  })
})
