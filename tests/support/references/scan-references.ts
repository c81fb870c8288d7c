import { sql, type Kysely } from 'kysely'
import type { Block, Json } from '#schemas/generated/content.ts'
import { readRegions } from '#engine/draft/document/read-document.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { readNumbers } from '#server/content/menu/planned-menu.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** The props of block types that name contents, as their views read them. A new one is added here by hand. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  form: { form: 'form' },
  album: { album: 'album' },
  'related-posts': { blog: 'article' },
  'blog-list': { folder: 'folder' },
  'product-list': { tags: 'tags' },
  'service-list': { tags: 'tags' },
  'news-list': { tags: 'tags' },
  search: { action: 'address' },
  'shared-section': { section: 'section' },
}

const isObject = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A path without the slash at its end. */
const withoutEnd = (path: string): string => (path === '' ? '/' : path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

function scanAddress(address: string): string[] {
  if (address.startsWith('//') || address.includes('{{')) return []
  const [, host, path = ''] = /^(?:https?:\/\/([^/?#]+))?([^?#]*)/i.exec(address) ?? []
  const media = /^\/media\/(\d+)-/.exec(path)?.[1]
  if (host === undefined) return [media === undefined ? `address ${withoutEnd(path)}` : `media ${media}`]
  const name = host.toLowerCase().replace(/:(?:80|443)$|(?<=\blocalhost):\d+$/, '')
  return [`address //${name}${media === undefined ? withoutEnd(path) : `/media/${media}`}`]
}

function scanText(text: string): string[] {
  const attributes = [...text.matchAll(/ (?:href|src)="((?:\/|https?:)[^"]*)"/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  return (/^(?:\/|https?:\/\/)/i.test(text) ? [text] : attributes).flatMap(scanAddress)
}

/** Every picture, file, address and link in a value, found by its shape. */
function scanValue(value: unknown): string[] {
  if (typeof value === 'string') return scanText(value)
  if (Array.isArray(value)) return value.flatMap(scanValue)
  if (!isObject(value)) return []
  const isMedia = typeof value['id'] === 'number' && Object.keys(value).every((key) => key === 'id' || key === 'alt')
  return isMedia ? [`media ${value['id'] as number}`] : Object.values(value).flatMap(scanValue)
}

const menuAddress = (url: string): string => (/^(https?:|mailto:|tel:|[/#])/i.test(url) ? url : `/${url}`)

function scanEntry({ pageId, texts }: Block['props']): string[] {
  if (typeof pageId === 'number') return [`page ${pageId}`]
  const urls = isObject(texts) ? Object.values(texts).map((words) => (isObject(words) ? words['url'] : null)) : []
  return urls.flatMap((url) => (typeof url === 'string' ? scanText(menuAddress(url)) : []))
}

/** The pointers of a place of a shared section look like addresses, and are none. */
const textsOfPlace = ({ overrides }: Block['props']): unknown =>
  Array.isArray(overrides) ? overrides.map((each) => (isObject(each) ? each['value'] : null)) : []

/** Lists that blocks show, with the defaults of their schemas, written by hand. */
const listed: Readonly<Record<string, (props: Block['props']) => string>> = {
  'service-list': ({ tags }) => `service${tagged(tags)}`,
  'news-list': ({ count = 10, pagination, tags }) => `news${pagination === true ? '' : ` first=${count as number}`}${tagged(tags)}`,
  'promoted-news': () => 'news promoted=true first=1',
  'blog-list': ({ folder, count = 12, pagination }) =>
    `article${folder === undefined ? '' : ` folder=${folder as number}`}${pagination === true ? '' : ` first=${count as number}`}`,
  'album-list': ({ count = 100, level = 2 }) => `album${level === 1 ? '' : ` first=${count as number}`}`,
  'product-list': ({ type = 'ALL', tags }) => `product${type === 'ALL' ? '' : ` type=${type as string}`}${tagged(tags)}`,
}
const tagged = (tags: unknown): string => (Array.isArray(tags) && tags.length > 0 ? ` tags=${tags.toSorted().join()}` : '')

function scanBlocks(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ type, props, slots = {} }) => [
    ...(type === 'contact-form' ? [`block ${type}`] : []),
    ...[listed[type]?.(props) ?? []].flat().map((list) => `list ${list}`),
    ...(type === 'menu-entry' ? scanEntry(props) : scanValue(type === 'shared-section' ? textsOfPlace(props) : props)),
    ...Object.entries(named[type] ?? {}).flatMap(([prop, kind]) =>
      [props[prop] ?? []].flat().map((name) => (kind === 'address' ? `address /${name as string}` : `${kind} ${name as string}`)),
    ),
    ...Object.values(slots).flatMap(scanBlocks),
  ])
}

/** Contents that a document names, found without its schemas. */
export function scanDocument({ head, regions }: Pick<EditedDocument, 'head' | 'regions'>): string[] {
  const seo = head['seo']
  const image = isObject(seo) && typeof seo['image'] === 'number' ? [`media ${seo['image']}`] : []
  return [...image, ...Object.values(regions).flatMap(scanBlocks)]
}

interface Scanned {
  readonly from: string
  readonly names: readonly string[]
}

const owners = {
  ARTICLE: { blogs: 'id', blog_texts: 'blog_id' },
  FOLDER: { blog_folders: 'id', blog_texts: 'folder_id' },
  NEWS: { news: 'id', news_texts: 'news_id' },
  SERVICE: { services: 'id', service_texts: 'service_id' },
  ALBUM: { albums: 'id', album_texts: 'album_id', album_images: 'album_id' },
  ELEMENT: { elements: 'id', element_texts: 'element_id' },
  PRODUCT: { products: 'id', product_texts: 'product_id', product_images: 'product_id', sellables: 'product_id', awards: 'product_id' },
  LOGO: { site_logos: 'id' },
  MENU: { menu_items: 'id', menu_item_texts: 'menu_item_id' },
} as const

/** The columns that refer to a file of the library, by the constraints of the database. */
async function mediaColumns(db: Kysely<Tables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'media'::regclass and a.attname <> 'site_id'`.execute(db)
  const tables = Map.groupBy(rows, ({ table }) => table)
  return new Map([...tables].map(([table, of]) => [table, of.map(({ column }) => column)]))
}

interface StoredRow {
  readonly kind: string
  readonly table: string
  readonly row: Readonly<Record<string, Json>>
}

const numbers = (kind: string, values: readonly (Json | undefined)[]): string[] =>
  values.flatMap((id) => (typeof id === 'number' ? [`${kind} ${id}`] : []))

const scanMenu = (kind: string, url: Json | undefined): string[] =>
  kind === 'MENU' && typeof url === 'string' ? scanText(menuAddress(url)) : []

function scanRow({ kind, table, row }: StoredRow, media: readonly string[]): string[] {
  const { summary = null, content = null, link = null, properties = null, tags, seo, url } = row
  return [
    ...numbers(
      'media',
      media.map((column) => row[column]),
    ),
    ...numbers('media', [isObject(seo) ? seo['image'] : null]),
    ...numbers('folder', table === 'blogs' ? [row['folder_id']] : []),
    ...scanValue({ summary, content, link, properties }),
    ...(Array.isArray(tags) ? tags.map((tag) => `tags ${tag as string}`) : []),
    ...numbers('page', table === 'menu_items' ? [row['page_id']] : []),
    ...scanMenu(kind, url),
  ]
}

async function scanRows(db: Kysely<Tables>, siteId: number): Promise<Scanned[]> {
  const columns = await mediaColumns(db)
  const found: Scanned[] = []
  for (const [kind, tables] of Object.entries(owners))
    for (const [table, owner] of Object.entries(tables)) {
      // The address of an entry that follows a page leads nowhere.
      const isRead = table === 'menu_item_texts' ? sql`not (select follows_page from menu_items m where m.id = t.menu_item_id)` : sql`true`
      const { rows } = await sql<{ row: Record<string, Json> }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where site_id = ${siteId} and ${isRead}`.execute(db)
      for (const { row } of rows) {
        const id = row[owner]
        const from = `${kind} ${id as number} ${(row['locale'] ?? '') as string} SAVED`
        if (typeof id === 'number') found.push({ from, names: scanRow({ kind, table, row }, columns.get(table) ?? []) })
      }
    }
  return found
}

/** The words by language of a form, and its other fields. */
function scanForm(form: Readonly<Record<string, Json>>): readonly (readonly [locale: string, names: readonly string[]])[] {
  const { imageId, link = null, tags, texts } = form
  const own = [
    ...numbers('media', [imageId]),
    ...scanValue(link),
    ...(Array.isArray(tags) ? tags.map((tag) => `tags ${tag as string}`) : []),
  ]
  const words = Object.entries(isObject(texts) ? texts : {}).map(([locale, each]) => {
    const { summary = null, content = null, seo } = isObject(each) ? each : {}
    return [locale, [...numbers('media', [isObject(seo) ? seo['image'] : null]), ...scanValue({ summary, content })]] as const
  })
  return [['', own], ...words]
}

/** Forms of items, such as news, that are stored beside their tables: drafts, planned versions, and what comes back after one. */
async function scanItemForms(db: Kysely<Tables>, siteId: number): Promise<Scanned[]> {
  const items = await db.selectFrom('items').select(['kind', 'id', 'draft', 'ordinary']).where('site_id', '=', siteId).execute()
  const plans = await db
    .selectFrom('publications')
    .select(['resource', 'document_id', 'form', 'ends_at'])
    .where('site_id', '=', siteId)
    .where('kind', '=', 'ITEM')
    .where('done_at', 'is', null)
    .execute()
  const forms = [
    ...items.map(({ kind, id, draft }) => ({ kind, id, state: 'DRAFT', form: draft })),
    ...items.map(({ kind, id, ordinary }) => ({ kind, id, state: 'PLANNED', form: ordinary })),
    ...plans
      .filter(({ ends_at }) => ends_at === null || ends_at > new Date())
      .map(({ resource, document_id, form }) => ({ kind: resource ?? '', id: document_id, state: 'PLANNED', form })),
  ]
  const found: Scanned[] = []
  for (const { kind, id, state, form } of forms) {
    if (form === null) continue
    const { rows } = await sql`select 1 from ${sql.table(kind === 'service' ? 'services' : kind)} where id = ${id}`.execute(db)
    if (rows.length === 0) continue
    for (const [locale, names] of scanForm(form)) found.push({ from: `${kind.toUpperCase()} ${id} ${locale} ${state}`, names })
  }
  return found
}

async function scanVersions(db: Kysely<Tables>, siteId: number): Promise<Scanned[]> {
  const documents = await db.selectFrom('page_documents').selectAll().where('site_id', '=', siteId).execute()
  const revisions = await db
    .selectFrom('revisions')
    .select(['id', 'page_id', 'locale', 'head', 'blocks'])
    .where('site_id', '=', siteId)
    .execute()
  const plans = await db.selectFrom('publications').selectAll().where('site_id', '=', siteId).where('done_at', 'is', null).execute()
  const plannedIn = (wanted: string) => new Set(plans.flatMap(({ kind, revision_id }) => (kind === wanted ? [revision_id] : [])))
  const isPlanned = plannedIn('PAGE')
  const stateOf = (id: number, published: number | null) => {
    if (id === published) return 'PUBLISHED'
    return isPlanned.has(id) ? 'PLANNED' : 'HEAD'
  }
  const pages = documents.flatMap(({ page_id, locale, published_revision_id: published, head_revision_id: head }) =>
    revisions
      .filter((revision) => revision.page_id === page_id && revision.locale === locale)
      .filter(({ id }) => id === published || id === head || isPlanned.has(id))
      .map((revision) => ({
        from: `PAGE ${page_id} ${locale} ${stateOf(revision.id, published)}`,
        names: scanDocument({ head: revision.head as never, regions: { main: readBlocks(revision.blocks) } }),
      })),
  )
  const shells = await db.selectFrom('shells').selectAll().where('site_id', '=', siteId).execute()
  const frames = shells.map(({ name, locale, regions }) => ({
    from: `SHELL ${name === 'default' ? 1 : 2} ${locale} PUBLISHED`,
    names: scanDocument({ head: {}, regions: { ...readRegions(regions) } }),
  }))
  const contents = await db.selectFrom('section_contents').selectAll().where('site_id', '=', siteId).execute()
  const sections = contents.map(({ section_id, locale, blocks }) => ({
    from: `SECTION ${section_id} ${locale} PUBLISHED`,
    names: scanDocument({ head: {}, regions: { main: readBlocks(blocks) } }),
  }))
  const shown = new Set(shells.map(({ revision_id }) => revision_id))
  const later = await db.selectFrom('shell_revisions').selectAll().where('site_id', '=', siteId).execute()
  const laterFrames = later
    .filter(({ id }) => plannedIn('SHELL').has(id) && !shown.has(id))
    .map(({ name, locale, regions }) => ({
      from: `SHELL ${name === 'default' ? 1 : 2} ${locale} PLANNED`,
      names: scanDocument({ head: {}, regions: { ...readRegions(regions) } }),
    }))
  const laterSections = (await db.selectFrom('section_revisions').selectAll().where('site_id', '=', siteId).execute())
    .filter(({ id }) => plannedIn('SECTION').has(id))
    .map(({ section_id, locale, blocks }) => ({
      from: `SECTION ${section_id} ${locale} PLANNED`,
      names: scanDocument({ head: {}, regions: { main: readBlocks(blocks) } }),
    }))
  return [...pages, ...frames, ...sections, ...laterSections, ...laterFrames, ...(await scanPlannedMenus(db, siteId, plannedIn('MENU')))]
}

async function scanPlannedMenus(db: Kysely<Tables>, siteId: number, planned: ReadonlySet<number>): Promise<Scanned[]> {
  const items = await db.selectFrom('menu_items').select(['id', 'block_id']).where('site_id', '=', siteId).execute()
  const menus = await db.selectFrom('menu_revisions').selectAll().where('site_id', '=', siteId).execute()
  const found: Scanned[] = []
  const scan = (entries: readonly Block[], numbersOf: Readonly<Record<string, number>>): void => {
    for (const { id: name, props, slots = {} } of entries) {
      const number = items.find(({ id, block_id }) => (block_id ?? `entry-${id}`) === name)?.id ?? numbersOf[name] ?? 0
      const texts = isObject(props['texts']) ? Object.entries(props['texts']) : []
      const isOfPage = typeof props['pageId'] === 'number'
      if (isOfPage) found.push({ from: `MENU ${number}  PLANNED`, names: scanEntry(props) })
      else
        for (const [locale, words] of texts)
          found.push({ from: `MENU ${number} ${locale} PLANNED`, names: scanEntry({ texts: { words } }) })
      Object.values(slots).forEach((below) => scan(below, numbersOf))
    }
  }
  for (const { id, entries, numbers: numbersOf } of menus) if (planned.has(id)) scan(readBlocks(entries), readNumbers(numbersOf))
  return found
}

/** Everything that a site names, found by reading all of it; drafts of documents are given. One line for each reference. */
export async function scanReferences(db: Kysely<Tables>, siteId: number, drafts: readonly Scanned[]): Promise<string[]> {
  const all = [...(await scanVersions(db, siteId)), ...(await scanRows(db, siteId)), ...(await scanItemForms(db, siteId)), ...drafts]
  return [...new Set(all.flatMap(({ from, names }) => names.map((name) => `${from} > ${name}`)))].sort()
}

/** The references of a site as the table has them, in the form of a scan. */
export async function storedReferences(db: Kysely<Tables>, siteId: number): Promise<string[]> {
  const rows = await db.selectFrom('content_refs').selectAll().where('site_id', '=', siteId).execute()
  return rows.map((row) => `${row.from_kind} ${row.from_id} ${row.from_locale} ${row.state} > ${row.to_kind} ${row.to_key}`).sort()
}
