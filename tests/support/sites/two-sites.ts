import { sql, type Kysely } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { silentLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import type { TestTemplate } from '#tests/support/database/database.ts'
import { noFiles } from './no-files.ts'
import { addOffers } from './two-sites-offers.ts'
import { addOrders } from './two-sites-orders.ts'
import { addShelves } from './two-sites-products.ts'

type Db = Kysely<Tables>

const day = 86_400_000

async function addSites(db: Db): Promise<void> {
  await db
    .insertInto('sites')
    .values([
      { id: 37, name: 'Greffe & Plume', is_default: true, default_locale: 'fr_FR' },
      { id: 38, name: 'La Craie', is_winemaker: true, is_e_commerce: true, default_locale: 'fr_FR' },
    ])
    .execute()
  await db
    .insertInto('site_domains')
    .values([
      { host: 'localhost', site_id: 37, kind: 'dev' },
      { host: 'www.greffe-plume.example', site_id: 37, kind: 'prod' },
      { host: 'cave.localhost', site_id: 38, kind: 'dev' },
    ])
    .execute()
  await db
    .insertInto('site_languages')
    .values([
      { site_id: 37, locale: 'fr_FR' },
      { site_id: 38, locale: 'fr_FR' },
      { site_id: 38, locale: 'en_GB', position: 1 },
    ])
    .execute()
}

async function addSettings(db: Db): Promise<void> {
  await db
    .insertInto('site_fonts')
    .values({ site_id: 37, type: 'TITLE', family: 'Fraunces', color: '#1d2433', size: 32, weight: 600, style: 'normal' })
    .execute()
  await db
    .insertInto('media')
    .values({
      id: 31,
      site_id: 37,
      external_id: '31-9f2c',
      filename: 'signature.webp',
      mime: 'image/webp',
      file: '31-9f2c/original',
      bytes: 10,
      hash: 'a'.repeat(64),
      width: 1600,
      height: 900,
      texts: jsonb({ fr_FR: { name: 'Signature', alt: 'Deux associés signent' } }),
    })
    .execute()
  await db
    .insertInto('site_logos')
    .values({ site_id: 37, type: 'LOGO', filename: 'logo.svg', alt: 'Greffe & Plume', media_id: 31 })
    .execute()
  const settings = {
    COMPANY_PHONE: '+33199001234',
    COMPANY_NAME: 'Greffe & Plume',
    BANK_IBAN: 'FR7630006000011234567890189',
    SCRIPT_TO_LOAD: 'void 0',
  }
  const terms = '<h2>Objet</h2><p>Vendu par {{COMPANY_NAME}}.</p>'
  await db
    .insertInto('parameters')
    .values(Object.entries({ ...settings, SALE_TERMS: terms }).map(([type, value]) => ({ site_id: 37, type, value: jsonb(value) })))
    .execute()
  await db
    .insertInto('component_confs')
    .values({
      site_id: 37,
      slug: 'PRODUCT_FILE_GENERATOR',
      config: jsonb({ model: 'CLASSIC', showPrice: false, footer: 'Document non contractuel' }),
    })
    .execute()
  await db.insertInto('menu_items').values({ id: 1, site_id: 37, link_type: 'NONE' }).execute()
  await db.insertInto('menu_items').values({ id: 2, site_id: 37, parent_id: 1, position: 1 }).execute()
  await sql`select setval('menu_items_id_seq', 100)`.execute(db)
  await db
    .insertInto('menu_item_texts')
    .values([
      { site_id: 37, menu_item_id: 1, locale: 'fr_FR', title: 'Vous êtes' },
      { site_id: 37, menu_item_id: 2, locale: 'fr_FR', title: 'Avocats et notaires', menu_title: 'Avocats', url: 'vous-etes/avocats' },
    ])
    .execute()
}

interface Article {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly folder?: number
  readonly tags?: string[]
  readonly status?: 'DRAFT'
  readonly inDays?: number
  readonly isTrashed?: boolean
}

const articles: readonly Article[] = [
  { id: 81, slug: 'creer-son-eurl', title: 'Créer son EURL en ligne', folder: 7, tags: ['eurl'], inDays: -30 },
  { id: 82, slug: 'creer-sa-sasu', title: 'Créer sa SASU', folder: 9, tags: ['sasu'], inDays: -20 },
  { id: 83, slug: 'elire-domicile', title: 'Élire domicile\u00a0: 100\u00a0% légal', tags: ['eurl', 'sasu'], inDays: -10 },
  { id: 84, slug: 'brouillon', title: 'Brouillon', status: 'DRAFT', inDays: -5 },
  { id: 85, slug: 'demain', title: 'Demain', inDays: 5 },
  { id: 86, slug: 'jete', title: 'Jeté', inDays: -5, isTrashed: true },
]

async function addBlog(db: Db): Promise<void> {
  await db
    .insertInto('tags')
    .values([
      { id: 61, site_id: 37, value: 'eurl', labels: jsonb({ fr_FR: 'EURL' }) },
      { id: 161, site_id: 38, value: 'primeur', labels: jsonb({ fr_FR: 'Primeur' }) },
    ])
    .execute()
  await db.insertInto('blog_folders').values({ id: 7, site_id: 37 }).execute()
  await db.insertInto('blog_folders').values({ id: 9, site_id: 37, parent_id: 7, image_id: 31 }).execute()
  await db
    .insertInto('blog_texts')
    .values([
      { site_id: 37, locale: 'fr_FR', slug: 'creation', folder_id: 7, title: 'Création', summary: 'Choisir un statut.' },
      { site_id: 37, locale: 'fr_FR', slug: 'sasu', folder_id: 9, title: 'SASU' },
    ])
    .execute()
  for (const article of articles) {
    const at = new Date(Math.floor(systemClock() / 1000) * 1000 + (article.inDays ?? 0) * day)
    await db
      .insertInto('blogs')
      .values({
        id: article.id,
        site_id: 37,
        folder_id: article.folder ?? null,
        image_id: article.id === 81 ? 31 : null,
        author: article.id === 83 ? null : 'Camille Roy',
        tags: article.tags ?? [],
        status: article.status ?? 'PUBLISHED',
        published_at: at,
        updated_at: at,
        deleted_at: article.isTrashed === true ? at : null,
      })
      .execute()
    await db
      .insertInto('blog_texts')
      .values({
        site_id: 37,
        locale: 'fr_FR',
        slug: article.slug,
        blog_id: article.id,
        title: article.title,
        content: '<p>Le greffe répond.</p>',
      })
      .execute()
  }
  await db
    .insertInto('blogs')
    .values({ id: 181, site_id: 38, status: 'PUBLISHED', published_at: new Date(systemClock() - day) })
    .execute()
  await db
    .insertInto('blog_texts')
    .values([
      { site_id: 38, locale: 'fr_FR', slug: 'vendanges', blog_id: 181, title: 'Les vendanges', content: '<p>En septembre.</p>' },
      { site_id: 38, locale: 'en_GB', slug: 'harvest', blog_id: 181, title: 'The harvest', content: '<p>In September.</p>' },
    ])
    .execute()
}

async function addNewsletters(db: Db): Promise<void> {
  const french = (name: string, description?: string) => jsonb({ fr_FR: { name, ...(description === undefined ? {} : { description }) } })
  await db
    .insertInto('newsletter_lists')
    .values([
      { id: 1, site_id: 37, texts: french('La lettre des créateurs', 'Une fois par mois.') },
      { id: 2, site_id: 37, position: 1, texts: french('Les échéances du mois') },
      { id: 3, site_id: 38, texts: jsonb({ fr_FR: { name: 'La feuille de vigne' }, en_GB: { name: 'The vine leaf' } }) },
    ])
    .execute()
}

async function addCollections(db: Db): Promise<void> {
  const event = {
    type: 'object',
    properties: {
      startAt: { type: 'string', format: 'date-time' },
      endAt: { type: 'string', format: 'date-time' },
      registrationOpen: { type: 'boolean' },
      location: { type: ['object', 'null'] },
      capacity: { type: ['integer', 'null'] },
      kind: { enum: ['WORKSHOP', 'TALK'] },
      isFree: { type: 'boolean' },
    },
  }
  await db
    .insertInto('element_collections')
    .values([
      { id: 1, site_id: 37, route: 'logo-footer', schema: jsonb({ type: 'object', properties: { link: { type: ['string', 'null'] } } }) },
      { id: 2, site_id: 37, route: 'event', schema: jsonb(event), addresses: jsonb({ fr_FR: 'evenements' }), default_order: 'startAt' },
    ])
    .execute()
  await db
    .insertInto('elements')
    .values([
      { id: 40, site_id: 37, collection_id: 1, position: 1, image_id: 31, properties: jsonb({ link: 'https://www.cci.example/' }) },
      {
        id: 41,
        site_id: 37,
        collection_id: 2,
        properties: jsonb({ startAt: '2026-12-03T17:00:00Z', capacity: 8, kind: 'WORKSHOP', isFree: true }),
      },
      {
        id: 42,
        site_id: 37,
        collection_id: 2,
        properties: jsonb({ startAt: '2026-11-03T17:00:00Z', capacity: null, kind: 'TALK', isFree: false }),
      },
    ])
    .execute()
  await db
    .insertInto('element_texts')
    .values([
      { site_id: 37, collection_id: 1, element_id: 40, locale: 'fr_FR', slug: 'chambre', title: 'Chambre de commerce' },
      {
        site_id: 37,
        collection_id: 2,
        element_id: 41,
        locale: 'fr_FR',
        slug: 'choisir-son-statut',
        title: 'Atelier',
        content: '<p>Venez.</p>',
      },
      { site_id: 37, collection_id: 2, element_id: 42, locale: 'fr_FR', slug: 'conference', title: 'Conférence' },
    ])
    .execute()
}

function pageOf(
  url: string,
  title: string,
  blocks: Block[],
  rest: { shell?: 'default' | 'page'; middleware?: string[]; locale?: string } = {},
) {
  const { shell = 'default', middleware = [], locale = 'fr_FR' } = rest
  return { url, title, locale, seo: {}, shell, middleware, layout: { blocks } }
}

const itemPages = {
  album: 'albums/{album}',
  service: 'services/{service}',
  product: 'produits/{product}',
  event: 'evenements/{event}',
} as const

async function addPages({ pages, shells }: Features): Promise<void> {
  const heading = (id: string, text: string): Block => ({ id, type: 'heading', v: 1, props: { text, level: 1 } })
  const by = 'a test'
  const create = (siteId: number, page: ReturnType<typeof pageOf>) => pages.save(page, { siteId, baseHash: null, by })
  const links = {
    label: 'Raccourcis',
    items: [
      { label: 'Accueil', href: '/', icon: 'home' },
      { label: 'Blog', href: '/blog', icon: 'blog' },
    ],
  }
  const regions = {
    topBar: [],
    appBar: [],
    mobileAppBar: [],
    bottomBar: [{ id: 'bottom', type: 'bottom-bar', v: 1, props: links }],
    footer: [],
  }
  await shells.save(37, 'fr_FR', { name: 'default', regions }, { by: 'test' })
  await create(37, pageOf('', 'Accueil', [heading('accueil', 'Bienvenue')]))
  await create(37, pageOf('vous-etes/avocats', 'Avocats', [{ id: 'signature', type: 'image', v: 1, props: { image: { id: 31 } } }]))
  await create(37, pageOf('blog/{blog}', 'Article', [{ id: 'article', type: 'blog-article', v: 1, props: {} }], { shell: 'page' }))
  for (const item of ['album', 'service', 'product', 'event'] as const)
    await create(37, pageOf(itemPages[item], item, [heading(item, 'Titre')], { shell: 'page' }))
  await create(37, pageOf('compte', 'Compte', [heading('compte', 'Compte')], { middleware: ['member'] }))
  const old = await create(37, pageOf('ancienne', 'Domiciliation', [heading('titre', 'Domiciliation')]))
  const moved = { ...pageOf('domiciliation-commerciale', 'Domiciliation', [heading('titre', 'Domiciliation')]), id: old.id }
  await pages.save(moved, { siteId: 37, baseHash: old.hash, by })
  const shop = await create(38, pageOf('visite', 'La visite', [heading('visite', 'La visite')]))
  const english = pageOf('tour', 'The tour', [heading('tour', 'The tour')], { locale: 'en_GB' })
  await pages.save({ ...english, id: shop.id }, { siteId: 38, baseHash: null, by })
}

async function prepare(db: Db): Promise<void> {
  await addSites(db)
  await addSettings(db)
  await addBlog(db)
  await addCollections(db)
  await addNewsletters(db)
  await addOffers(db)
  await addOrders(db)
  await addShelves(db)
  // A site that is made later has lists and collections of its own.
  for (const table of ['newsletter_lists', 'element_collections'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(db)
  await addPages(await createFeatures({ db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog }))
}

/** Two small sites, 37 (French) and 38 (French and English), with something behind every call; no sample of the product is in it. */
export const twoSites: TestTemplate = { name: 'two_sites', prepare }
