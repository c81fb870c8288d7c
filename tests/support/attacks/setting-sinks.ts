import { sql, type Kysely, type RawBuilder } from 'kysely'
import { parameterDefinitions } from '#domain/parameters.ts'
import { userUpdate } from '#schemas/api/people/profile-calls.ts'
import { defaultConfs } from '#server/sites/component-config/default-config.ts'
import { saveBlog, saveFolder } from '#server/content/blog/save-blog.ts'
import type { ContentText } from '#server/content/items/content-texts.ts'
import { saveElement } from '#server/content/collections/save-element.ts'
import type { Features } from '#server/composition/features.ts'
import { saveMedia } from '#server/content/media/save-media.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { saveBanner, saveLogo, saveSite, saveTags, saveTheme } from '#server/sites/directory/save-site.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { AttackedRows } from './attacked-rows.ts'

type Db = Kysely<Tables>

/** The target of a text: the rows of one site and the services that write them. */
export interface Target {
  readonly db: Db
  readonly features: Features
  readonly rows: AttackedRows
}

/** A field outside of blocks that contains user text: a name, a setting, an article. */
export interface SettingSink {
  readonly name: string
  /** Writes through the application; absent when no function writes it yet. */
  readonly write?: (target: Target, text: string) => Promise<unknown>
  /** Writes without the application, as a restored backup or manual SQL would. */
  readonly force: (target: Target, text: string) => Promise<unknown>
}

const set = (table: string, column: string, where: (rows: AttackedRows) => RawBuilder<unknown>) => ({
  force: ({ db, rows }: Target, text: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ${where(rows)}`.execute(db),
})
const setIn = (table: string, column: string, path: readonly string[], where: (rows: AttackedRows) => RawBuilder<unknown>) => ({
  force: ({ db, rows }: Target, text: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, ${[...path]}::text[], to_jsonb(${text}::text)) where ${where(rows)}`.execute(
      db,
    ),
})

const ofSite = ({ siteId }: AttackedRows) => sql`site_id = ${siteId}`
const theSite = ({ siteId }: AttackedRows) => sql`id = ${siteId}`

// Settings with scripts are active by definition, and private settings are never shown.
const shown = parameterDefinitions.filter(({ type, isPrivate }) => type !== 'SCRIPT_TO_LOAD' && !isPrivate)

const parameterSinks: readonly SettingSink[] = shown.map(({ type }) => ({
  name: `parameter ${type}`,
  write: ({ features, rows }, text) => features.parameters.set(rows.siteId, type, text),
  force: ({ db, rows }, text) =>
    sql`insert into parameters (site_id, type, value) values (${rows.siteId}, ${type}, to_jsonb(${text}::text))
        on conflict (site_id, type, locale) do update set value = excluded.value`.execute(db),
}))

const site = { name: 'Essai', defaultLocale: 'fr_FR', isDefault: false, isWinemaker: false, isECommerce: false, isBuilding: false }
const siteSinks: readonly SettingSink[] = [
  {
    name: 'site name',
    write: ({ db, rows }, name) => saveSite(db, { ...site, name, technicalFileModel: null, dashboardType: 'PLAUSIBLE' }, rows.siteId),
    ...set('sites', 'name', theSite),
  },
  { name: 'technical file model', ...set('sites', 'technical_file_model', theSite) },
  { name: 'dashboard', ...set('sites', 'dashboard_type', theSite) },
  {
    name: 'domain',
    force: ({ db, rows }, text) =>
      sql`insert into site_domains (host, site_id, kind) values (${text.toLowerCase()}, ${rows.siteId}, 'prod')`.execute(db),
  },
  {
    name: 'image host',
    force: ({ db, rows }, text) => sql`update sites set image_hosts = array[${text}] where id = ${rows.siteId}`.execute(db),
  },
]

const fonts = [{ type: 'TITLE', family: 'Fraunces', color: '#1d2433', size: 32, weight: 600, style: 'normal' }] as const
const colorNames = ['primary', 'accent', 'background', 'surface', 'text', 'muted', 'line'] as const
const colorSinks: readonly SettingSink[] = colorNames.map((name) => ({
  name: `colour ${name}`,
  write: ({ db, rows }, text) =>
    saveTheme(db, rows.siteId, { colors: { primary: '#1d2a44', accent: '#c4412d', [name]: text }, fonts: [...fonts] }),
  ...setIn('sites', 'theme', ['colors', name], theSite),
}))
const fontSinks: readonly SettingSink[] = (['family', 'color', 'style'] as const).map((name) => ({
  name: `font ${name}`,
  write: ({ db, rows }, text) =>
    saveTheme(db, rows.siteId, { colors: { primary: '#1d2a44', accent: '#c4412d' }, fonts: [{ ...fonts[0], [name]: text }] }),
  ...set('site_fonts', name, ofSite),
}))
const bannerSinks: readonly SettingSink[] = ['filename', 'positionX', 'positionY', 'size', 'repeat'].map((name) => ({
  name: `banner ${name}`,
  write: ({ db, rows }, text) => saveBanner(db, rows.siteId, { [name]: text }),
  ...setIn('sites', 'banner', [name], theSite),
}))
const lookSinks: readonly SettingSink[] = [
  ...colorSinks,
  ...fontSinks,
  { name: 'style of the theme', ...setIn('sites', 'theme', ['style'], theSite) },
  ...bannerSinks,
]

const logoSinks: readonly SettingSink[] = (['LOGO', 'LOGO_FOOTER', 'LOGO_FAVICON'] as const).flatMap((type) =>
  (['alt', 'filename'] as const).map((name) => ({
    name: `${name} of ${type}`,
    write: ({ db, rows }: Target, text: string) =>
      saveLogo(db, rows.siteId, { type, filename: 'logo.svg', alt: 'Logo', mediaId: type === 'LOGO' ? rows.mediaId : null, [name]: text }),
    ...set('site_logos', name, ({ siteId }) => sql`site_id = ${siteId} and type = ${type}`),
  })),
)

const prepared = {
  hash: 'b'.repeat(64),
  file: 'x/original.webp',
  mime: 'image/webp',
  bytes: 10,
  width: 1600,
  height: 900,
  blur: '',
  variants: [],
}
const mediaSinks: readonly SettingSink[] = [
  ...(['alt', 'name'] as const).map((name) => ({
    name: `${name} of a picture`,
    write: ({ db, rows }: Target, text: string) =>
      saveMedia(
        db,
        rows.siteId,
        { prepared, filename: 'image.webp', texts: { fr_FR: { name: 'Image', alt: 'Une image', [name]: text } } },
        rows.mediaId,
      ),
    ...setIn('media', 'texts', ['fr_FR', name], ofSite),
  })),
  {
    name: 'file name of a picture',
    write: ({ db, rows }, filename) => saveMedia(db, rows.siteId, { prepared, filename, texts: {} }, rows.mediaId),
    ...set('media', 'filename', ofSite),
  },
  { name: 'address of a picture', ...set('media', 'external_id', ofSite) },
  { name: 'blur of a picture', ...set('media', 'blur', ofSite) },
]

const entry = { title: 'Le blog', menuTitle: null as string | null, url: 'blog' as string | null }
const menuSinks: readonly SettingSink[] = (
  [
    ['title', 'title'],
    ['menuTitle', 'menu_title'],
    ['url', 'url'],
  ] as const
).map(([name, column]) => ({
  name: `${name} of a menu entry`,
  write: ({ db, rows }, text) =>
    saveMenu(db, rows.siteId, [{ linkType: 'SELF', showInMenu: true, texts: { fr_FR: { ...entry, [name]: text } } }]),
  ...set('menu_item_texts', column, ofSite),
}))

const text: ContentText = { slug: 'un-article', title: 'Un article', summary: 'Son résumé', content: '<p>Son texte.</p>', seo: {} }
const blog = { folderId: null, imageId: null, author: 'Camille', tags: [], status: 'PUBLISHED', publishedAt: new Date(0) } as const
const saveArticle = ({ db, features, rows }: Target, words: Partial<ContentText>, more: object = {}) =>
  saveBlog(db, features.sanitiser.sanitise, rows.siteId, { ...blog, ...more, id: rows.blogId, texts: { fr_FR: { ...text, ...words } } })
const ofArticle = ({ blogId }: AttackedRows) => sql`blog_id = ${blogId}`
const ofFolder = ({ folderId }: AttackedRows) => sql`folder_id = ${folderId}`
const blogSinks: readonly SettingSink[] = [
  ...(['title', 'summary', 'content'] as const).map((name) => ({
    name: `${name} of an article`,
    write: (target: Target, value: string) => saveArticle(target, { [name]: value }),
    ...set('blog_texts', name, ofArticle),
  })),
  ...(['title', 'description'] as const).map((name) => ({
    name: `seo ${name} of an article`,
    write: (target: Target, value: string) => saveArticle(target, { seo: { [name]: value } }),
    ...setIn('blog_texts', 'seo', [name], ofArticle),
  })),
  {
    name: 'author of an article',
    write: (target, author) => saveArticle(target, {}, { author }),
    ...set('blogs', 'author', ({ blogId }) => sql`id = ${blogId}`),
  },
  {
    name: 'label of a tag',
    write: ({ db, rows }, label) => saveTags(db, rows.siteId, [{ value: 'droit', labels: { fr_FR: label } }]),
    ...setIn('tags', 'labels', ['fr_FR'], ofSite),
  },
  ...(['title', 'summary'] as const).map((name) => ({
    name: `${name} of a folder`,
    write: ({ db, features, rows }: Target, value: string) =>
      saveFolder(db, features.sanitiser.sanitise, rows.siteId, {
        ...{ id: rows.folderId, parentId: null, imageId: null, position: 0 },
        texts: { fr_FR: { slug: 'un-dossier', title: 'Un dossier', summary: null, [name]: value } },
      }),
    ...set('blog_texts', name, ofFolder),
  })),
]

const partner = { slug: 'un-partenaire', title: 'Un partenaire', content: '<p>Lui.</p>' }
const elementSinks: readonly SettingSink[] = [
  ...(['title', 'content'] as const).map((name) => ({
    name: `${name} of a partner`,
    write: ({ db, features, rows }: Target, value: string) =>
      saveElement(db, features.sanitiser.sanitise, rows.siteId, {
        ...{ id: rows.elementId, route: 'logo-footer', imageId: null, position: 0, properties: { link: null } },
        texts: { fr_FR: { ...partner, [name]: value } },
      }),
    ...set('element_texts', name, ofSite),
  })),
  {
    name: 'link of a partner',
    write: ({ db, features, rows }, link) =>
      saveElement(db, features.sanitiser.sanitise, rows.siteId, {
        ...{ id: rows.elementId, route: 'logo-footer', imageId: null, position: 0, properties: { link } },
        texts: { fr_FR: partner },
      }),
    ...setIn('elements', 'properties', ['link'], ofSite),
  },
]

function textsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string' || value === null) return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value)
    .slice(0, Array.isArray(value) ? 1 : undefined)
    .flatMap(([key, inner]) => textsOf(inner, [...path, key]))
}

function replaced(value: Json, [step, ...rest]: readonly string[], words: string): Json {
  if (step === undefined) return words
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === step ? replaced(item, rest, words) : item))
  const record = value as Record<string, Json>
  return { ...record, [step]: replaced(record[step] ?? null, rest, words) }
}

const confSinks: readonly SettingSink[] = Object.entries(defaultConfs).flatMap(([slug, conf]) =>
  textsOf(conf).map((path): SettingSink => {
    const changed = (words: string) => replaced(conf, path, words) as Record<string, Json>
    return {
      name: `component ${slug} ${path.join('.')}`,
      write: ({ features, rows }, words) => features.confs.set(rows.siteId, slug as keyof typeof defaultConfs, changed(words)),
      force: ({ db, rows }, words) =>
        sql`insert into component_confs (site_id, slug, config) values (${rows.siteId}, ${slug}, ${JSON.stringify(changed(words))}::jsonb)
            on conflict (site_id, slug, locale) do update set config = excluded.config`.execute(db),
    }
  }),
)

const pageSinks: readonly SettingSink[] = [
  { name: 'title of a page', ...set('page_documents', 'title', ofSite) },
  { name: 'seo title of a page', ...setIn('page_documents', 'seo', ['title'], ofSite) },
  { name: 'seo description of a page', ...setIn('page_documents', 'seo', ['description'], ofSite) },
]

const userSinks: readonly SettingSink[] = [
  ...(['firstname', 'lastname'] as const).map((name) => ({
    name: `${name} of a member`,
    write: async ({ db, rows }: Target, value: string) => {
      const { [name]: read } = userUpdate.body!.parse({ [name]: value })
      await db
        .updateTable('users')
        .set({ [name]: read })
        .where('id', '=', rows.userId)
        .execute()
    },
    ...set('users', name, ({ userId }) => sql`id = ${userId}`),
  })),
  ...(['phone', 'email', 'pending_email'] as const).map((name) => ({
    name: `${name} of a member`,
    ...set('users', name, ({ userId }) => sql`id = ${userId}`),
  })),
  { name: 'device of a session', ...set('sessions', 'device', ({ userId }) => sql`user_id = ${userId}`) },
]

/** Every field outside of blocks in which user text is stored and shown. */
export const settingSinks: readonly SettingSink[] = [
  ...siteSinks,
  ...parameterSinks,
  ...lookSinks,
  ...logoSinks,
  ...mediaSinks,
  ...menuSinks,
  ...blogSinks,
  ...elementSinks,
  ...confSinks,
  ...pageSinks,
  ...userSinks,
]
