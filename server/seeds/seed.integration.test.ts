import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { silentLog } from '#server/database/log.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { createSite, seedSampleSites, type SeedParts } from './seed.ts'

const opened: TestDatabase[] = []
const folders: string[] = []
let folder: string
let parts: SeedParts
let features: Features

const heading = (text: string): Block[] => [{ id: 'titre', type: 'heading', v: 1, props: { text, level: 1 } }]

const page = (url: string, blocks: unknown[], locale = 'fr_FR') => ({
  $schema: '/schemas/page.schema.json',
  ...{ url, locale, title: url || 'Accueil', seo: {}, shell: 'default', middleware: [] },
  layout: { blocks },
})

const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] }
const theme = { colors: { primary: '#1d2a44', accent: '#c4412d' } }
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#c4412d"/></svg>'

const defaults: Record<string, unknown> = {
  'site-defaults/site.json': {
    defaultLocale: 'fr_FR',
    languages: [{ locale: 'fr_FR' }],
    theme,
    fonts: [{ type: 'TITLE', family: 'Fraunces', color: '#1d2433', size: 32, weight: 600, style: 'normal' }],
    parameters: { COMPANY_NAME: 'Une entreprise', MENU_ICON_SIZE: 16 },
    menu: [{ linkType: 'SELF', showInMenu: true, texts: { fr_FR: { title: 'Accueil', url: '' } } }],
  },
  'site-defaults/parameters/LEGAL_NOTICE.fr_FR.html': '<p>Éditeur : {{COMPANY_NAME}}.</p>\n',
  'site-defaults/shells/default.fr_FR.json': { name: 'default', regions },
  'site-defaults/pages/fr_FR/home.json': page('', heading('Bienvenue')),
  'site-defaults/pages/en_GB/home.json': page('', heading('Welcome'), 'en_GB'),
  'site-defaults/pages/fr_FR/blog-article.json': page('blog/{blog}', [{ id: 'article', type: 'blog-article', v: 1, props: {} }]),
}

const sample: Record<string, unknown> = {
  'site-37/site.json': {
    id: 37,
    name: 'Greffe & Plume',
    isDefault: true,
    domains: [{ host: 'localhost', kind: 'dev' }],
    parameters: { COMPANY_NAME: 'Greffe & Plume' },
    logos: [{ type: 'LOGO', media: 'media:sceau', alt: 'Greffe & Plume' }],
    elements: {
      'logo-footer': [{ image: 'media:sceau', properties: { link: null }, texts: { fr_FR: { slug: 'banque', title: 'Une banque' } } }],
    },
  },
  'site-37/media.json': [{ name: 'sceau', file: 'sceau.svg', alt: { fr_FR: 'Un sceau' } }],
  'pictures/sceau.svg': drawing,
  'site-37/blog/folders.json': [{ slug: 'creation', parent: null, texts: { fr_FR: { slug: 'creation', title: 'Création' } } }],
  'site-37/blog/eurl.fr_FR.json': {
    slug: 'eurl',
    locale: 'fr_FR',
    folder: 'folder:creation',
    title: 'L’EURL',
    summary: null,
    publishedAt: '2026-10-12T06:00:00Z',
  },
  'site-37/blog/eurl.fr_FR.html': '<p>Seul.</p>',
  'site-37/pages/fr_FR/tarifs.json': page('tarifs', [
    { id: 'image', type: 'image', v: 1, props: { image: { id: 'media:sceau' } } },
    { id: 'liste', type: 'blog-list', v: 1, props: { folder: 'folder:creation' } },
  ]),
}

async function write(files: Record<string, unknown>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-seeds-'))
  folders.push(folder)
  const database = await testDatabase()
  opened.push(database)
  const base = { db: database.db, files: createLocalFileStore(join(folder, 'files')), publicUrl: 'http://localhost:3000', log: silentLog }
  features = await createFeatures(base)
  parts = { ...base, folder, features }
  await write({ ...defaults, ...sample })
})
afterAll(async () => {
  for (const database of opened) await database.close()
  for (const each of folders) await rm(each, { recursive: true, force: true })
})

const scope = (siteId = 37) => ({ site: features.directory.find(siteId)!, locale: 'fr_FR' })
const seed = () => seedSampleSites(parts)
const read = (url: string, siteId = 37) => features.pages.get(scope(siteId), url, 'visitors')
const textOf = async (url: string) => (await read(url)).layout.blocks[0]?.props['text']

describe('the sample sites', () => {
  it('exist after the first seeding: defaults merged with the folder', async () => {
    const [report] = await seed()
    expect(report?.applied).toBeGreaterThan(10)
    expect(await read('')).toMatchObject({ title: 'Accueil' })
    expect(await features.sites.info(scope())).toMatchObject({
      id: 37,
      name: 'Greffe & Plume',
      logos: [{ type: 'LOGO', filename: 'sceau.svg' }],
      menu: [{ title: 'Accueil' }],
    })
    expect(await features.parameters.value(scope(), 'COMPANY_NAME')).toBe('Greffe & Plume')
    expect(await features.parameters.value(scope(), 'MENU_ICON_SIZE')).toBe(16)
    expect(await features.parameters.value(scope(), 'LEGAL_NOTICE')).toBe('<p>Éditeur : {{COMPANY_NAME}}.</p>')
    const partners = await features.elements.list(scope(), 'logo-footer', { nbItem: 10, page: 1, orderBy: [], filters: [], search: [] })
    expect(partners.items).toMatchObject([{ title: 'Une banque', link: null, image: { alt: 'Un sceau' } }])
  })

  it('have ids in place of the names of the seed', async () => {
    await seed()
    const { layout, media } = await read('tarifs')
    const [image, list] = layout.blocks
    expect(image?.props['image']).toEqual({ id: media[0]?.id })
    const { id } = await features.blogs.folder(scope(), 'creation')
    expect(list?.props['folder']).toBe(id)
    expect((await features.blogs.get(scope(), 'eurl')).folder?.id).toBe(id)
  })

  it('cost one query when nothing has changed', async () => {
    await seed()
    const before = scope().site.contentVersion
    expect(await seed()).toEqual([{ siteId: 37, applied: 0, kept: [] }])
    await features.directory.refresh()
    expect(scope().site.contentVersion).toBe(before)
  })

  it('are seeded once by two nodes that start together', async () => {
    const [first, second] = await Promise.all([seed(), seed()])
    expect([first[0]?.applied, second[0]?.applied].filter((applied) => applied === 0)).toHaveLength(1)
    const pages = await parts.db.selectFrom('page_documents').select('url').execute()
    expect(pages.map(({ url }) => url).sort()).toEqual(['', 'blog/{blog}', 'tarifs'])
  })

  it('get missing image files back', async () => {
    await seed()
    const { media } = await read('tarifs')
    await rm(join(folder, 'files'), { recursive: true })
    await seed()
    const [, externalId = '', name = ''] = /^\/media\/([^/]+)\/(.+)$/.exec(media[0]?.externalPath ?? '') ?? []
    const file = await features.media.open(scope().site, { externalId, name, width: '320' })
    file.stream.destroy()
    expect(file.mime).toBe('image/webp')
  })

  it('process a few images concurrently, and the others request no connection yet', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `dessin-${index}`)
    await write({
      'site-37/media.json': ['sceau', ...names].map((name) => ({ name, file: `${name}.svg`, alt: { fr_FR: 'Un dessin' } })),
      ...Object.fromEntries(names.map((name, index) => [`pictures/${name}.svg`, drawing.replace('30', `${31 + index}`)])),
    })
    let running = 0
    let most = 0
    let made = 0
    const { library } = features
    const restore: typeof library.restore = async (upload) => {
      running += 1
      most = Math.max(most, running)
      await library.restore(upload)
      running -= 1
      made += 1
    }
    parts = { ...parts, features: { ...features, library: { ...library, restore } } }
    await seed()
    expect(made).toBe(13)
    expect(most).toBeLessThanOrEqual(4)
  })
})

describe('a newer seed', () => {
  const variation = (values: readonly string[]) => ({
    ...{ key: 'taille', texts: { fr_FR: { label: 'Taille' } } },
    values: values.map((key) => ({ key, labels: { fr_FR: key } })),
  })
  const newer = { 'site-37/pages/fr_FR/home.json': page('', heading('Bienvenue à tous')) }

  it('replaces unchanged items and leaves the id of the page', async () => {
    await seed()
    const { id } = await read('')
    await write(newer)
    expect(await seed()).toEqual([{ siteId: 37, applied: 1, kept: [] }])
    expect(await textOf('')).toBe('Bienvenue à tous')
    expect((await read('')).id).toBe(id)
  })

  it('skips a page that was changed, and reports it', async () => {
    await seed()
    const { id, layout } = await read('')
    const mine = { ...page('', heading('Chez nous')), $schema: '/schemas/page.schema.json', id, shell: 'default' as const }
    await features.pages.save({ ...mine, layout: { blocks: heading('Chez nous') } }, { siteId: 37, baseHash: layout.hash, by: 'Camille' })
    await write(newer)
    expect(await seed()).toEqual([{ siteId: 37, applied: 0, kept: ['page:home:fr_FR'] }])
    expect(await textOf('')).toBe('Chez nous')
  })

  it('skips changed settings, articles and menus, and deleted items', async () => {
    await seed()
    await features.parameters.set(37, 'COMPANY_NAME', 'Autre nom')
    await parts.db.updateTable('blog_texts').set({ title: 'À moi' }).where('slug', '=', 'eurl').execute()
    await parts.db.deleteFrom('menu_items').execute()
    const site = sample['site-37/site.json'] as Record<string, unknown>
    const menu = [{ linkType: 'SELF', showInMenu: true, texts: { fr_FR: { title: 'Neuf', url: 'tarifs' } } }]
    await write({
      'site-37/site.json': { ...site, parameters: { COMPANY_NAME: 'Nom du modèle' }, menu },
      'site-37/blog/eurl.fr_FR.html': '<p>Seul, toujours.</p>',
    })
    const [report] = await seed()
    expect(report?.kept).toEqual(['parameter:COMPANY_NAME:', 'blog:eurl', 'menu'])
    expect(await features.parameters.value(scope(), 'COMPANY_NAME')).toBe('Autre nom')
    expect((await features.blogs.get(scope(), 'eurl')).title).toBe('À moi')
    expect((await features.sites.info(scope())).menu).toEqual([])
  })

  it('does not restore an erased page, nor add a locale to a removed one', async () => {
    await write({ 'site-37/pages/fr_FR/equipe.json': page('equipe', heading('L’équipe')) })
    await seed()
    const { id } = await read('equipe')
    await parts.db.deleteFrom('page_documents').where('page_id', '=', id).execute()
    await parts.db.deleteFrom('pages').where('id', '=', id).execute()
    const site = sample['site-37/site.json'] as Record<string, unknown>
    await write({
      'site-37/site.json': { ...site, languages: [{ locale: 'fr_FR' }, { locale: 'en_GB' }] },
      'site-37/pages/fr_FR/equipe.json': page('equipe', heading('Toute l’équipe')),
      'site-37/pages/en_GB/equipe.json': page('team', heading('The team'), 'en_GB'),
    })
    const [report] = await seed()
    expect(report?.kept).toEqual(expect.arrayContaining(['page:equipe:fr_FR', 'page:equipe:en_GB']))
    await expect(read('equipe')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('adds new items', async () => {
    await seed()
    await write({ 'site-37/pages/fr_FR/equipe.json': page('equipe', heading('L’équipe')) })
    expect(await seed()).toEqual([{ siteId: 37, applied: 1, kept: [] }])
    expect(await textOf('equipe')).toBe('L’équipe')
  })

  it('leaves out a new item that names what an owner has deleted, and seeds the others', async () => {
    await write({ 'site-37/catalogue.json': { variations: [variation(['demie'])] } })
    await seed()
    await parts.db.deleteFrom('variations').execute()
    await write({
      'site-37/catalogue.json': { variations: [variation(['demie', 'magnum'])], kinds: [{ value: 'RED', labels: { fr_FR: 'Rouges' } }] },
    })
    const [report] = await seed()
    expect(report).toEqual({ siteId: 37, applied: 1, kept: ['variation-value:taille/magnum'] })
    expect(await parts.db.selectFrom('variation_values').selectAll().execute()).toEqual([])
    expect(await parts.db.selectFrom('product_kinds').select('value').execute()).toEqual([{ value: 'RED' }])
  })

  it('adopts an existing row in the place of an item', async () => {
    await seed()
    const input = { ...page('equipe', []), shell: 'default' as const, layout: { blocks: heading('Nous') } }
    await features.pages.save(input, { siteId: 37, baseHash: null, by: 'Camille' })
    await write({ 'site-37/pages/fr_FR/equipe.json': page('equipe', heading('L’équipe')) })
    expect(await seed()).toEqual([{ siteId: 37, applied: 0, kept: ['page:equipe:fr_FR'] }])
    expect(await textOf('equipe')).toBe('Nous')
  })
})

describe('a dated item', () => {
  const times = { startAt: '2026-12-03T17:00:00Z', endAt: '2026-12-03T19:00:00Z' }
  const gathering = (season: string | undefined, slug: string) => ({ season, properties: times, texts: { fr_FR: { slug, title: slug } } })
  const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
  const closed = {
    days: week.map((day) => ({ day, ranges: [] })),
    note: null,
    exceptions: [
      { date: '2026-12-25', ranges: [] },
      { date: '2027-01-01', ranges: [] },
    ],
  }
  const site = {
    ...(sample['site-37/site.json'] as object),
    confs: [{ slug: 'OPENING_HOURS', config: closed }],
    elements: { event: [gathering('NEXT', 'a-venir'), gathering('LAST', 'passe'), gathering(undefined, 'date')] },
  }
  const seedOn = (now: string) => seedSampleSites({ ...parts, clock: () => Date.parse(now) })
  const days = async () => {
    const query = { nbItem: 10, page: 1, orderBy: [], filters: [], search: [] }
    const { items } = await features.elements.list(scope(), 'event', query)
    return Object.fromEntries(items.map(({ title, startAt }) => [title, startAt]))
  }

  it.each([
    ['2026-11-21T12:00:00Z', '2026-12-03T17:00:00Z', '2025-12-04T17:00:00Z', ['2026-12-25', '2027-01-01']],
    ['2027-12-31T23:30:00Z', '2028-11-30T17:00:00Z', '2027-12-02T17:00:00Z', ['2028-01-01', '2028-12-25']],
    ['2028-02-29T12:00:00Z', '2028-11-30T17:00:00Z', '2027-12-02T17:00:00Z', ['2028-12-25', '2029-01-01']],
  ])('seeded at %s, is upcoming or past on that day', async (now, next, last, exceptions) => {
    await write({ 'site-37/site.json': site })
    await seedOn(now)
    expect(await days()).toEqual({ 'a-venir': next, passe: last, date: times.startAt })
    const { config } = await parts.db
      .selectFrom('component_confs')
      .select('config')
      .where('slug', '=', 'OPENING_HOURS')
      .executeTakeFirstOrThrow()
    expect((config as unknown as typeof closed).exceptions.map(({ date }) => date)).toEqual(exceptions)
  })

  it('retains its published day, for any newer seed', async () => {
    await write({ 'site-37/site.json': site })
    await seedOn('2026-11-21T12:00:00Z')
    const [first, ...others] = site.elements.event
    const renamed = { ...first, texts: { fr_FR: { slug: 'a-venir', title: 'renommé' } } }
    await write({ 'site-37/site.json': { ...site, elements: { event: [renamed, ...others] } } })
    await seedOn('2028-02-29T12:00:00Z')
    expect(await days()).toMatchObject({ renommé: '2026-12-03T17:00:00Z' })
  })
})

describe('an invalid seed', () => {
  it('names the item and its error', async () => {
    await write({ 'site-37/pages/fr_FR/faute.json': page('faute', [{ id: 'titre', type: 'heading', v: 1, props: { levle: 1 } }]) })
    await expect(seed()).rejects.toThrow(/page:faute:fr_FR: PAGE_INVALID .*UNKNOWN_PROP/)
  })

  it('names the file and the invalid field', async () => {
    await write({ 'site-37/media.json': [{ name: 'sceau' }] })
    await expect(seed()).rejects.toThrow(/site-37\/media\.json[\s\S]*file/)
  })

  it('names the unknown token', async () => {
    await write({
      'site-37/pages/fr_FR/tarifs.json': page('tarifs', [{ id: 'image', type: 'image', v: 1, props: { image: { id: 'media:rien' } } }]),
    })
    await expect(seed()).rejects.toThrow('media:rien')
  })

  it('is completed by the next start after a correction', async () => {
    await write({ 'site-37/pages/fr_FR/faute.json': page('faute', [{ id: 'titre', type: 'heading', v: 1, props: {} }]) })
    await expect(seed()).rejects.toThrow('faute')
    await write({ 'site-37/pages/fr_FR/faute.json': page('faute', heading('Juste')) })
    await seed()
    expect(await textOf('faute')).toBe('Juste')
    expect((await read('tarifs')).media).toHaveLength(1)
  })
})

describe('a new site', () => {
  it('has the defaults in its own locales only', async () => {
    await seed()
    const languages = [{ locale: 'fr_FR' }, { locale: 'en_GB' }]
    const id = await createSite(parts, {
      name: 'Chez Zoé',
      languages,
      domains: [{ host: 'zoe.localhost', kind: 'dev' }],
      isECommerce: true,
    })
    expect(id).toBeGreaterThanOrEqual(100)
    expect(features.directory.resolve('zoe.localhost:3000')).toMatchObject({
      id,
      name: 'Chez Zoé',
      isECommerce: true,
      isDefault: false,
      locales: ['fr_FR', 'en_GB'],
    })
    expect(await read('', id)).toMatchObject({ title: 'Accueil', alternates: [{ locale: 'en_GB', url: '' }] })
    await expect(read('tarifs', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
