import { sql, type Kysely } from 'kysely'
import { systemClock } from '#domain/dates/clock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createSessions } from '#server/people/sessions/service.ts'

type Db = Kysely<Tables>

/** The row ids of an attacked site and the credentials of its member. */
export interface AttackedRows {
  readonly siteId: number
  readonly host: string
  readonly mediaId: number
  readonly blogId: number
  readonly folderId: number
  readonly elementId: number
  readonly userId: number
  readonly token: string
}

async function addSite(db: Db, host: string, isDefault: boolean): Promise<number> {
  const theme = jsonb({ style: 'deed', colors: { primary: '#1d2a44', accent: '#c4412d' } })
  const { id } = await db
    .insertInto('sites')
    .values({ name: 'Essai', is_default: isDefault, default_locale: 'fr_FR', theme })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('site_domains').values({ host, site_id: id, kind: 'dev' }).execute()
  await db.insertInto('site_languages').values({ site_id: id, locale: 'fr_FR' }).execute()
  return id
}

async function addMedia(db: Db, siteId: number): Promise<number> {
  const { id } = await db
    .insertInto('media')
    .values({
      ...{ site_id: siteId, external_id: `${siteId}-9f2c`, filename: 'image.webp', mime: 'image/webp', file: 'x/original', bytes: 10 },
      ...{ hash: 'a'.repeat(64), width: 1600, height: 900, texts: jsonb({ fr_FR: { name: 'Image', alt: 'Une image' } }) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('site_logos')
    .values(
      (['LOGO', 'LOGO_FOOTER', 'LOGO_FAVICON'] as const).map((type) => ({
        ...{ site_id: siteId, type, filename: 'logo.svg', alt: 'Essai', media_id: type === 'LOGO' ? id : null },
      })),
    )
    .execute()
  await db
    .insertInto('site_fonts')
    .values({ site_id: siteId, type: 'TITLE', family: 'Fraunces', color: '#1d2433', size: 32, weight: 600 })
    .execute()
  return id
}

async function addBlog(db: Db, siteId: number): Promise<{ blogId: number; folderId: number }> {
  const folder = await db.insertInto('blog_folders').values({ site_id: siteId }).returning('id').executeTakeFirstOrThrow()
  const shown = { tags: ['droit'], author: 'Camille', status: 'PUBLISHED' as const, published_at: new Date(0) }
  const published = { site_id: siteId, folder_id: folder.id, ...shown }
  const [article, other] = await db.insertInto('blogs').values([published, published]).returning('id').execute()
  const words = { site_id: siteId, locale: 'fr_FR' }
  await db
    .insertInto('blog_texts')
    .values([
      { ...words, slug: 'un-dossier', folder_id: folder.id, title: 'Un dossier' },
      { ...words, slug: 'un-article', blog_id: article!.id, title: 'Un article', summary: 'Son résumé', content: '<p>Son texte.</p>' },
      { ...words, slug: 'un-autre', blog_id: other!.id, title: 'Un autre', content: '<p>Son texte.</p>' },
    ])
    .execute()
  await db
    .insertInto('tags')
    .values({ site_id: siteId, value: 'droit', labels: jsonb({ fr_FR: 'Droit' }) })
    .execute()
  return { blogId: article!.id, folderId: folder.id }
}

async function addElement(db: Db, siteId: number): Promise<number> {
  const schema = jsonb({ type: 'object', properties: { link: { type: ['string', 'null'] } } })
  const collection = await db
    .insertInto('element_collections')
    .values({ site_id: siteId, route: 'logo-footer', schema })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = { site_id: siteId, collection_id: collection.id }
  const { id } = await db
    .insertInto('elements')
    .values({ ...owner, status: 'PUBLISHED', properties: jsonb({ link: 'https://partner.example/' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('element_texts')
    .values({ ...owner, element_id: id, locale: 'fr_FR', slug: 'un-partenaire', title: 'Un partenaire' })
    .execute()
  return id
}

/** Adds an event and a news item, with URLs that end in « un-rendez-vous » and « une-nouvelle ». */
async function addEventAndNews(db: Db, siteId: number): Promise<void> {
  const words = { site_id: siteId, locale: 'fr_FR' }
  const schema = jsonb({ type: 'object', properties: { startAt: { type: 'string' }, endAt: { type: 'string' } } })
  const collection = await db
    .insertInto('element_collections')
    .values({ site_id: siteId, route: 'event', schema })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = { site_id: siteId, collection_id: collection.id }
  const start = systemClock() + 10 * 86_400_000
  const properties = {
    ...{ startAt: new Date(start).toISOString(), endAt: new Date(start + 7_200_000).toISOString() },
    ...{ capacity: 8, registrationOpen: true, location: null },
  }
  const event = await db
    .insertInto('elements')
    .values({ ...owner, status: 'PUBLISHED', properties: jsonb(properties) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('element_texts')
    .values({ ...owner, element_id: event.id, locale: 'fr_FR', slug: 'un-rendez-vous', title: 'Un rendez-vous' })
    .execute()
  const published = { site_id: siteId, status: 'PUBLISHED' as const, published_at: new Date(0) }
  const [news, other] = await db.insertInto('news').values([published, published]).returning('id').execute()
  await db
    .insertInto('news_texts')
    .values([
      { ...words, news_id: news!.id, slug: 'une-nouvelle', title: 'Une nouvelle', content: '<p>Son texte.</p>' },
      { ...words, news_id: other!.id, slug: 'une-autre', title: 'Une autre', content: '<p>Son texte.</p>' },
    ])
    .execute()
}

async function addMenu(db: Db, siteId: number): Promise<void> {
  const { id } = await db.insertInto('menu_items').values({ site_id: siteId }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('menu_item_texts')
    .values({ site_id: siteId, menu_item_id: id, locale: 'fr_FR', title: 'Le blog', url: 'blog' })
    .execute()
}

async function addSettings(db: Db, siteId: number): Promise<void> {
  // Legal texts insert the values of other settings.
  const legal =
    '<h2>{{COMPANY_NAME}}</h2><p title="x">{{HEAD_OFFICE}} <a href="mailto:x@x.example">{{COMPANY_EMAIL}}</a> {{LEGAL_AGENT}}</p>'
  const settings = { SALE_TERMS: legal, LEGAL_NOTICE: legal, COMPANY_NAME: 'Essai', FACEBOOK_URL: 'https://social.example/essai' }
  await db
    .insertInto('parameters')
    .values(Object.entries(settings).map(([type, value]) => ({ site_id: siteId, type, value: jsonb(value) })))
    .execute()
}

async function addUser(db: Db, siteId: number): Promise<{ userId: number; token: string }> {
  const { id: userId } = await db
    .insertInto('users')
    .values({ site_id: siteId, email: 'membre@example.org', firstname: 'Camille', lastname: 'Roy', role: 'ADMIN' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token } = await createSessions(db).open({ siteId, userId, device: 'Firefox, Linux' })
  return { userId, token }
}

/** Adds a site with a page for every setting, and a member with a session. */
export async function addAttackedSite(db: Db, host: string, isDefault = false): Promise<AttackedRows> {
  const siteId = await addSite(db, host, isDefault)
  const mediaId = await addMedia(db, siteId)
  await addMenu(db, siteId)
  await addSettings(db, siteId)
  await addEventAndNews(db, siteId)
  const blog = await addBlog(db, siteId)
  return { siteId, host, mediaId, ...blog, elementId: await addElement(db, siteId), ...(await addUser(db, siteId)) }
}

/** Publishes a page without validation. */
export async function forcePage(
  db: Db,
  siteId: number,
  { url, blocks, middleware = [], shell = 'default' }: { url: string; blocks: unknown; middleware?: string[]; shell?: 'default' | 'page' },
): Promise<void> {
  const head = { url, title: 'Essai', seo: {}, shell, middleware }
  const owner = { site_id: siteId, locale: 'fr_FR' }
  const { id: pageId } = await db.insertInto('pages').values({ site_id: siteId }).returning('id').executeTakeFirstOrThrow()
  const layout = await db
    .insertInto('layouts')
    .values({ ...owner, page_id: pageId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const revision = await db
    .insertInto('revisions')
    .values({ ...owner, page_id: pageId, head: jsonb(head), blocks: jsonb(blocks as never), hash: `forced-${pageId}`, saved_by: 'sql' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('page_documents')
    .values({
      ...{ ...owner, ...head, seo: sql`'{}'::jsonb`, page_id: pageId, layout_id: layout.id },
      ...{ head_revision_id: revision.id, published_revision_id: revision.id },
    })
    .execute()
}
