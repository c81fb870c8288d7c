import { sql } from 'kysely'
import type { Block, Json } from '#schemas/generated/content.ts'
import { saveAlbum } from '#server/content/albums/save-album.ts'
import { saveBlog, saveFolder } from '#server/content/blog/save-blog.ts'
import { saveCollection, saveElement } from '#server/content/collections/save-element.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import { saveNews } from '#server/content/news/save-news.ts'
import { saveService } from '#server/content/services/save-service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { saveLanguages, saveLogo, saveSite } from '#server/sites/directory/save-site.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import type { TestFeatures } from '#tests/support/server/features.ts'
import { seeded } from '#tests/support/seeded.ts'

const examples = examplesOfCatalogue().map(({ block }) => block)

const numbered = [
  'media',
  'pages',
  'menu_items',
  'albums',
  'news',
  'services',
  'sections',
  'blogs',
  'blog_folders',
  'elements',
  'element_collections',
  'site_logos',
]

/** A site of its own on which random acts are done, each by the writer that the application has for it. */
export class RandomSite {
  readonly #test: TestFeatures
  readonly #next: () => number
  readonly id: number
  readonly #author: DraftWriter
  readonly #media: readonly number[]
  #count = 0
  #done = new Map<string, number>()

  private constructor(test: TestFeatures, seed: number, { id, author, media }: { id: number; author: DraftWriter; media: number[] }) {
    this.#test = test
    this.#next = seeded(seed)
    this.id = id
    this.#author = author
    this.#media = media
  }

  /** Makes the site, in two languages and with a few files. */
  static async make(test: TestFeatures, seed: number): Promise<RandomSite> {
    const { db } = test.database
    const settings = { isDefault: false, isWinemaker: false, isECommerce: false, isBuilding: false, technicalFileModel: null }
    const id = await saveSite(db, { name: `Site ${seed}`, defaultLocale: 'fr_FR', dashboardType: 'SHOWCASE', ...settings })
    await saveLanguages(db, id, ['fr_FR', 'en_GB'])
    await test.features.directory.refresh(id)
    // The rows of the test sites have numbers that the sequences do not know. A sequence never goes back: a number is given once.
    for (const table of numbered) {
      const sequence = sql`pg_get_serial_sequence(${table}, 'id')`
      const last = sql`coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`
      await sql`select setval(${sequence}, greatest(10000, max(id), ${last})) from ${sql.table(table)}`.execute(db)
    }
    const media: number[] = []
    for (let count = 0; count < 4; count += 1) {
      const { rows } = await sql<{ id: number }>`
        insert into media (site_id, external_id, filename, mime, file, bytes, hash)
        values (${id}, ${`${seed}${count}-${(id * 10 + count).toString(16).padStart(6, '0')}`}, 'a.webp', 'image/webp', 'x', 1, 'h') returning id`.execute(
        db,
      )
      media.push(rows[0]!.id)
    }
    return new RandomSite(test, seed, { id, author: await addEditor(db, id), media })
  }

  /** How often each act was done. */
  get done(): ReadonlyMap<string, number> {
    return this.#done
  }

  /** Does random acts. An act that the rules refuse changes nothing. */
  async act(count: number): Promise<void> {
    const acts = Object.entries(this.#acts())
    for (let turn = 0; turn < count; turn += 1) {
      const [name, act] = this.#pick(acts)
      try {
        await act()
        this.#done.set(name, (this.#done.get(name) ?? 0) + 1)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    }
  }

  /** The documents of all drafts. */
  async drafts() {
    const rows = await this.#db.selectFrom('drafts').selectAll().where('site_id', '=', this.id).execute()
    return Promise.all(
      rows.map(async ({ kind, document_id, locale }) => {
        const key = { siteId: this.id, kind, documentId: document_id, locale }
        const { document } = await this.#test.features.drafts.open(key, this.#author, 'fr_FR')
        return { from: `${kind} ${document_id} ${locale} DRAFT`, document }
      }),
    )
  }

  get #db() {
    return this.#test.database.db
  }

  get #sanitise() {
    return this.#test.features.sanitiser.sanitise
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#next() * list.length)]!
  }

  #chance = (share: number): boolean => this.#next() < share
  #locale = (): string => this.#pick(['fr_FR', 'en_GB'])
  #slug = (): string => `nom-${(this.#count += 1)}`
  #image = (): number | null => (this.#chance(0.6) ? this.#pick(this.#media) : null)
  #link = (): string => this.#pick(['/contact', '/en/services/', '/', '/albums/ete?vue=1', '/media/12-ab12cd/a.pdf', 'https://exemple.fr'])
  #html = (): string => `<p>Voir <a href="${this.#link()}">ici</a> et <a href="${this.#link()}">là</a>.</p>`
  #tags = (): string[] => (this.#chance(0.5) ? [this.#pick(['bio', 'rouge', 'nouveau'])] : [])

  /** A copy of a value with other pictures and links. */
  #vary(value: Json): Json {
    if (typeof value === 'string') return value.startsWith('/') && this.#chance(0.5) ? this.#link() : value
    if (Array.isArray(value)) return value.map((each) => this.#vary(each))
    if (typeof value !== 'object' || value === null) return value
    if (typeof value['id'] === 'number') return { ...value, id: this.#pick(this.#media) }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#vary(each)]))
  }

  #block(example: Block = this.#pick(examples)): Block {
    const slots = Object.entries(example.slots ?? {}).map(([name, list]) => [name, list.map((child) => this.#block(child))] as const)
    const varied = this.#vary(example.props) as Record<string, Json>
    const props = example.type === 'shared-section' ? this.#place() : varied
    return { ...example, id: `b-${(this.#count += 1)}-${this.id}`, props, ...(example.slots && { slots: Object.fromEntries(slots) }) }
  }

  /** A place of a shared section, which may be missing, with texts of its own. */
  #place(): Record<string, Json> {
    const own = (value: string) => ({ block: 'titre', pointer: '/text', value })
    return { section: 1 + Math.floor(this.#next() * 4), overrides: [own('Ici'), own(this.#link()), own(this.#html())] }
  }

  #blocks(root: ReadonlySet<string>): Block[] {
    const fit = examples.filter(({ type }) => root.has(type))
    return Array.from({ length: Math.floor(this.#next() * 4) }, () => this.#block(this.#pick(fit)))
  }

  #texts() {
    const text = () => ({ slug: this.#slug(), title: 'Titre', summary: null, content: this.#html(), seo: {} })
    return { fr_FR: text(), ...(this.#chance(0.5) && { en_GB: text() }) }
  }

  async #entry(): Promise<Block> {
    const { id: pageId } = await this.#idIn('pages')
    const texts = {
      fr_FR: { title: 'Entrée', ...(pageId === undefined && { url: this.#pick(['contact', '/services/', 'https://exemple.fr']) }) },
    }
    const props = { linkType: 'SELF', isShown: true, ...(pageId !== undefined && { pageId }), texts }
    return { id: `e-${(this.#count += 1)}-${this.id}`, type: 'menu-entry', v: 1, props }
  }

  async #idIn(
    table: 'albums' | 'news' | 'services' | 'blogs' | 'blog_folders' | 'elements' | 'pages' | 'sections',
  ): Promise<{ id?: number }> {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where site_id = ${this.id} order by id`.execute(this.#db)
    return rows.length > 0 && this.#chance(0.6) ? { id: this.#pick(rows).id } : {}
  }

  #acts(): Readonly<Record<string, () => Promise<unknown>>> {
    return { ...this.#documentActs(), ...this.#rowActs(), ...this.#itemActs() }
  }

  /** Acts on items as the panel does them: drafts beside what visitors see. */
  #itemActs(): Readonly<Record<string, () => Promise<unknown>>> {
    const kind = () => this.#pick(['news', 'service'] as const)
    const acts = (name: 'news' | 'service') => this.#test.features.resources.of(name).one
    const actor = { scope: this.#test.scope(this.id), userId: this.#author.userId, requirePublish: () => Promise.resolve() }
    const item = async (name: 'news' | 'service') =>
      acts(name).read(actor, (await this.#idIn(name === 'news' ? 'news' : 'services')).id ?? 0)
    const edit = async () => {
      const name = kind()
      const { id, version, form } = await item(name)
      const link = name === 'news' ? { link: this.#link() } : {}
      const varied = { imageId: this.#image(), tags: this.#tags(), texts: this.#texts(), ...link }
      return acts(name).update(actor, { id, version }, { ...form, ...varied })
    }
    const act = (work: (name: 'news' | 'service') => Promise<unknown>) => () => work(kind())
    return {
      editItem: edit,
      editItemMore: edit,
      planItem: act(async (name) => {
        const [{ id, version }, { plans }] = [await item(name), this.#test.features]
        const startsAt = new Date(Date.now() + (Math.floor(this.#next() * 50) - 5) * 86_400_000)
        const endsAt = this.#chance(0.6) ? new Date(Date.now() + (50 + Math.floor(this.#next() * 50)) * 86_400_000) : null
        const wanted = { resource: name, id, version, name: null, startsAt, endsAt }
        const { plan } = await plans.createOfItem(actor, wanted)
        if (this.#chance(0.3)) await plans.cancel(actor.scope, plan, this.#author)
      }),
      publishItem: act(async (name) => acts(name).publish(actor, await item(name), null)),
      discardItem: act(async (name) => acts(name).discard(actor, await item(name))),
      trashItem: act(async (name) => acts(name).remove(actor, await item(name), 1000)),
      eraseItem: act(async (name) => acts(name).erase(actor, await item(name))),
    }
  }

  #documentActs(): Readonly<Record<string, () => Promise<unknown>>> {
    const { pages, shells, sections, drafts, plans, registry } = this.#test.features
    const savePage = async () => {
      const { id } = await this.#idIn('pages')
      const locale = this.#locale()
      const known = await this.#db
        .selectFrom('page_documents as d')
        .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
        .select('r.hash')
        .where('d.page_id', '=', id ?? 0)
        .where('d.locale', '=', locale)
        .executeTakeFirst()
      const image = this.#image()
      const head = {
        url: this.#slug(),
        locale,
        title: 'Une page',
        seo: image === null ? {} : { image },
        shell: 'default' as const,
        middleware: [],
      }
      const page = { ...head, ...(id !== undefined && { id }), layout: { blocks: this.#blocks(registry.pageRoot) } }
      await pages.save(page, { siteId: this.id, baseHash: known?.hash ?? null, by: 'test', publish: this.#chance(0.7) })
    }
    const key = async (kind: DraftKind) => {
      if (kind === 'MENU') return { siteId: this.id, kind, documentId: 1, locale: 'fr_FR' }
      const page = await this.#idIn('pages')
      const section = await this.#idIn('sections')
      const documentId = { SHELL: this.#pick([1, 2]), SECTION: section.id ?? 0, PAGE: page.id ?? 0 }[kind]
      return { siteId: this.id, kind, documentId, locale: this.#locale() }
    }
    const edit = async (kind: DraftKind) => {
      const draft = await key(kind)
      const { seq, chain, document } = await drafts.open(draft, this.#author, 'fr_FR')
      const [region = '', blocks = []] = this.#pick(Object.entries(document.regions))
      const first = blocks[0]
      const operation =
        first && this.#chance(0.3)
          ? ({ op: 'remove', id: first.id } as const)
          : ({
              op: 'insert',
              block: kind === 'MENU' ? await this.#entry() : this.#block(),
              at: { in: { region }, after: null, before: null },
            } as never)
      const batch = { id: crypto.randomUUID(), by: 'claire', operations: [operation] }
      await drafts.step(draft, { base: { seq, chain }, batches: [batch], recent: [] }, this.#author)
    }
    const publish = async (kind: DraftKind) => {
      const draft = await key(kind)
      const { seq, hash } = await drafts.open(draft, this.#author, 'fr_FR')
      await drafts.publish(draft, { seq, hash }, this.#author, 'fr_FR')
    }
    const saveSection = async () => {
      const { id = 0 } = await this.#idIn('sections')
      const place = { siteId: this.id, id, locale: this.#locale() }
      const contents = this.#db.selectFrom('section_contents').select('hash').where('section_id', '=', id)
      const known = await contents.where('locale', '=', place.locale).executeTakeFirst()
      const content = { title: 'Une section', blocks: this.#blocks(registry.pageRoot) }
      await sections.save(place, content, { by: 'test', baseHash: known?.hash ?? null })
    }
    const plan = async (kind: DraftKind) => {
      const draft = await key(kind)
      const { seq, hash } = await drafts.open(draft, this.#author, 'fr_FR')
      const startsAt = new Date(Date.now() + (1 + Math.floor(this.#next() * 50)) * 86_400_000)
      const endsAt = this.#chance(0.5) ? new Date(startsAt.getTime() + 86_400_000) : null
      const scope = this.#test.scope(this.id)
      const { plan: number } = await plans.create(scope, draft, { seq, hash, startsAt, endsAt, name: null }, this.#author)
      if (this.#chance(0.3)) await plans.cancel(scope, number, this.#author)
    }
    return {
      saveSection,
      editSection: () => edit('SECTION'),
      publishSection: () => publish('SECTION'),
      planPage: () => plan('PAGE'),
      planShell: () => plan('SHELL'),
      planMenu: () => plan('MENU'),
      planSection: () => plan('SECTION'),
      savePage,
      saveAnother: savePage,
      unpublish: async () => drafts.unpublish(await key('PAGE'), this.#author, 1000),
      withdraw: async () => drafts.unpublish(await key('SHELL'), this.#author),
      editPage: () => edit('PAGE'),
      editMore: () => edit('PAGE'),
      editShell: () => edit('SHELL'),
      editMenu: () => edit('MENU'),
      publishMenu: () => publish('MENU'),
      publishPage: () => publish('PAGE'),
      publishShell: () => publish('SHELL'),
      discard: async () => drafts.discard(await key('PAGE'), this.#author),
      saveShell: () => {
        const bars = () => this.#blocks(registry.regionRoot)
        const regions = { topBar: bars(), appBar: bars(), mobileAppBar: bars(), bottomBar: bars(), footer: bars() }
        return shells.save(this.id, this.#locale(), { name: this.#pick(['default', 'page'] as const), regions }, { by: 'test' })
      },
    }
  }

  #rowActs(): Readonly<Record<string, () => Promise<unknown>>> {
    const db = this.#db
    const status = 'PUBLISHED' as const
    const shared = () => ({ imageId: this.#image(), tags: this.#tags(), status, publishedAt: new Date(0), texts: this.#texts() })
    return {
      album: async () => {
        const imageIds = this.#media.filter(() => this.#chance(0.5))
        const album = { ...(await this.#idIn('albums')), position: 0, status, imageIds, texts: this.#texts() }
        // An album has no content.
        const texts = Object.fromEntries(Object.entries(album.texts).map(([locale, { content: _, ...text }]) => [locale, text]))
        return saveAlbum(db, this.#sanitise, this.id, { ...album, texts })
      },
      news: async () =>
        saveNews(db, this.#sanitise, this.id, { ...(await this.#idIn('news')), ...shared(), promoted: false, link: this.#link() }),
      service: async () =>
        saveService(db, this.#sanitise, this.id, { ...(await this.#idIn('services')), ...shared(), position: 0, price: null }),
      folder: async () => {
        const folder = { ...(await this.#idIn('blog_folders')), parentId: null, imageId: this.#image(), position: 0, texts: this.#texts() }
        return saveFolder(db, this.#sanitise, this.id, folder)
      },
      article: async () => {
        const { id: folderId = null } = await this.#idIn('blog_folders')
        return saveBlog(db, this.#sanitise, this.id, { ...(await this.#idIn('blogs')), ...shared(), folderId, author: null })
      },
      element: async () => {
        const schema = {
          ...{ type: 'object', additionalProperties: false },
          properties: { link: { type: ['string', 'null'], format: 'safe-url' }, photo: { $ref: '/schemas/media.schema.json' } },
        }
        const { photo: _, ...properties } = schema.properties
        const described = { ...schema, properties }
        await saveCollection(db, this.id, { route: 'partner', labels: {}, addresses: {}, schema: described, defaultOrder: 'order' })
        const texts = Object.fromEntries(
          Object.entries(this.#texts()).map(([locale, { slug, title, content }]) => [locale, { slug, title, content }]),
        )
        const element = { route: 'partner', imageId: this.#image(), position: 0, properties: { link: this.#link() }, texts }
        return saveElement(db, this.#sanitise, this.id, { ...(await this.#idIn('elements')), ...element })
      },
      logo: () => saveLogo(db, this.id, { type: 'LOGO', filename: 'logo.svg', alt: '', mediaId: this.#image() }),
      menu: () => {
        const entry = () => ({
          ...{ linkType: 'SELF' as const, showInMenu: true },
          texts: { fr_FR: { title: 'Entrée', url: this.#pick(['contact', '', '/services/', 'https://exemple.fr', 'a-propos#equipe']) } },
        })
        return saveMenu(db, this.id, [{ ...entry(), children: [entry()] }, entry()])
      },
      deleteRow: async () => {
        const table = this.#pick(['albums', 'news', 'services', 'blogs', 'elements'] as const)
        const { id } = await this.#idIn(table)
        if (id !== undefined) await db.deleteFrom(table).where('id', '=', id).execute()
      },
    }
  }
}
