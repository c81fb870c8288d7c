import { sql, type Transaction } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { saveBlog } from '#server/content/blog/save-blog.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { saveNews } from '#server/content/news/save-news.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import { saveService } from '#server/content/services/save-service.ts'
import type { Features } from '#server/composition/features.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { saveLanguages, saveSite } from '#server/sites/directory/save-site.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { Dice } from '#tests/support/drafts/random-draft.ts'
import type { TestDatabase } from '#tests/support/database/database.ts'

const LANGUAGE = 'fr_FR'
const HOLDERS = 8
const BLOCKS_IN_PAGE = 9
/** Links in each formatted text of a page. */
const LINKS_IN_TEXT = 5

type Trx = Transaction<Tables>

/** A site of its own whose contents of every kind link to one page, 200 times and more. */
export class LinkedSite {
  readonly id: number
  readonly author: DraftWriter
  readonly dice: Dice
  readonly #features: Features
  readonly #database: TestDatabase
  /** The address of the page now. The address of a page that is left alone begins like it. */
  address: string
  page = 0
  readonly #word: string
  #holders: number[] = []
  #section = 0
  #drafts: DraftKey[] = []
  #news = 0

  private constructor(
    { features, database }: { readonly features: Features; readonly database: TestDatabase },
    { id, author, seed }: { readonly id: number; readonly author: DraftWriter; readonly seed: number },
  ) {
    this.id = id
    this.author = author
    this.dice = new Dice(seed)
    this.#features = features
    this.#database = database
    this.#word = `cible${seed}`
    this.address = `${this.#word}-0`
  }

  /** Makes the site and all that links to the page. */
  static async make(parts: { readonly features: Features; readonly database: TestDatabase }, seed: number): Promise<LinkedSite> {
    const { db } = parts.database
    const settings = { isDefault: false, isWinemaker: false, isECommerce: false, isBuilding: false, technicalFileModel: null }
    const id = await saveSite(db, { name: `Liens ${seed}`, defaultLocale: LANGUAGE, dashboardType: 'SHOWCASE', ...settings })
    await saveLanguages(db, id, [LANGUAGE, 'en_GB'])
    await parts.features.directory.refresh(id)
    const site = new LinkedSite(parts, { id, author: await addEditor(db, id), seed })
    await inTransaction(db, (trx) => site.#fill(trx))
    await site.#editDrafts()
    await site.#planNews()
    await parts.features.directory.refresh(id)
    return site
  }

  get scope() {
    const site = this.#features.directory.find(this.id)
    if (!site) throw new Error(`no site ${this.id}`)
    return { site, locale: LANGUAGE }
  }

  /** One of the ways to write a link to the page. */
  #href(): string {
    const rest = this.dice.pick(['', '#bas', '?vue=1', '/', '?a=1&b=2#fin'])
    return `${this.dice.pick(['', '/en'])}/${this.address}${rest}`
  }

  #html(): string {
    return `<p>Voir <a href="${this.#href().replaceAll('&', '&amp;')}">ceci</a> et <a href="/${this.#word}-autre">cela</a>.</p>`
  }

  #link(id: string): Block {
    return this.dice.chance(0.5)
      ? { id, type: 'button', v: 1, props: { label: 'Voir', href: this.#href() } }
      : { id, type: 'text', v: 1, props: { html: this.#html() } }
  }

  /** A button with a link, or a text with several. */
  #block(index: number): Block {
    const id = `lien-${index}`
    if (index % 2 > 0) return { id, type: 'button', v: 1, props: { label: 'Voir', href: this.#href() } }
    return { id, type: 'text', v: 1, props: { html: Array.from({ length: LINKS_IN_TEXT }, () => this.#html()).join('') } }
  }

  #input(url: string, blocks: Block[], locale = LANGUAGE): PageInput {
    return { url, locale, title: `Page ${url.slice(-3)}`, seo: {}, shell: 'default', middleware: [], layout: { blocks } }
  }

  async #fill(trx: Trx): Promise<void> {
    const { pages, sections } = this.#features
    const by = { by: 'test', baseHash: null, trx }
    const save = async (input: PageInput) => (await pages.save(input, { ...by, siteId: this.id })).id
    this.page = await save(this.#input(this.address, [this.#link('soi-meme')]))
    await save(this.#input(`${this.#word}-autre`, []))
    const content = { title: 'Section', blocks: [this.#link('commun')] }
    this.#section = (await sections.save({ siteId: this.id, id: 0, locale: LANGUAGE }, content, by)).id
    const overrides = [
      { block: 'commun', pointer: '/href', value: this.#href() },
      { block: 'commun', pointer: '/html', value: this.#html() },
    ]
    const shared: Block = { id: 'partage', type: 'shared-section', v: 1, props: { section: this.#section, overrides } }
    for (let number = 0; number < HOLDERS; number += 1) {
      const links = Array.from({ length: BLOCKS_IN_PAGE }, (_, index) => this.#block(index))
      const locale = number === 1 ? 'en_GB' : LANGUAGE
      this.#holders.push(await save(this.#input(`porteur-${number}`, [...links, shared], locale)))
    }
    await this.#fillRows(trx)
  }

  async #fillRows(trx: Trx): Promise<void> {
    const { sanitise } = this.#features.sanitiser
    const texts = (slug: string) => ({ fr_FR: { slug, title: slug, summary: 'Un résumé.', content: this.#html() } })
    const item = { imageId: null, tags: [], status: 'PUBLISHED' as const, publishedAt: new Date(0) }
    await saveBlog(trx, sanitise, this.id, { ...item, folderId: null, author: null, texts: texts('article') })
    this.#news = await saveNews(trx, sanitise, this.id, { ...item, promoted: false, link: this.#href(), texts: texts('nouvelle') })
    await saveService(trx, sanitise, this.id, { ...item, position: 0, price: null, texts: texts('service') })
    const entry = (text: { title: string | null; url?: string }, pageId: number | null) => ({
      ...{ linkType: 'SELF' as const, showInMenu: true, pageId, texts: { fr_FR: text } },
    })
    const menu = [entry({ title: null }, this.page), entry({ title: 'Ancre', url: `${this.address}#acces` }, null)]
    await saveMenu(trx, this.id, menu)
    const definitions = { fr_FR: { intro: this.#html(), after: `/${this.address}` } }
    const form = { site_id: this.id, name: 'formulaire', definitions: jsonb(definitions) as never }
    await trx.insertInto('forms').values(form).execute()
    const setting = { site_id: this.id, type: 'USE_TERMS', locale: LANGUAGE, value: jsonb(this.#html()) }
    await trx.insertInto('parameters').values(setting).execute()
    const bars = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [] }
    const text = `Voir <a href="${this.#href().replaceAll('&', '&amp;')}">ceci</a>`
    const footer: Block = { id: 'pied', type: 'footer', v: 1, props: { legalLabel: 'Mentions', text } }
    await this.#features.shells.save(this.id, LANGUAGE, { name: 'default', regions: { ...bars, footer: [footer] } }, { by: 'test', trx })
  }

  /** Edits drafts of a page, a section and a footer, each with a link of its own, and plans a version of another page. */
  async #editDrafts(): Promise<void> {
    const { drafts, plans } = this.#features
    const key = (kind: DraftKey['kind'], documentId: number): DraftKey => ({ siteId: this.id, kind, documentId, locale: LANGUAGE })
    const planned = key('PAGE', this.#holders[2] ?? 0)
    this.#drafts = [key('PAGE', this.#holders[0] ?? 0), key('SECTION', this.#section), key('SHELL', 1), planned]
    for (const draft of this.#drafts) {
      const { seq, chain } = await drafts.open(draft, this.author, LANGUAGE)
      const region = draft.kind === 'SHELL' ? 'footer' : 'main'
      const block: Block =
        draft.kind === 'SHELL'
          ? {
              id: 'pied-2',
              type: 'footer',
              v: 1,
              props: { legalLabel: 'Mentions', text: `<a href="${this.#href().replaceAll('&', '&amp;')}">là</a>` },
            }
          : { id: 'ajout', type: 'text', v: 1, props: { html: this.#html() } }
      const operations = [{ op: 'insert' as const, block, at: { in: { region }, after: null, before: null } }]
      const batch = { id: crypto.randomUUID(), by: String(this.author.userId), label: 'edit', operations }
      const { refused } = await drafts.step(draft, { base: { seq, chain }, batches: [batch], recent: [] }, this.author)
      if (refused) throw new Error(`The draft of ${draft.kind} takes no link: ${refused.reason}`)
    }
    const { seq, hash } = await drafts.open(planned, this.author, LANGUAGE)
    const [startsAt, endsAt] = [20, 40].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date]
    await plans.create(this.scope, planned, { seq, hash, startsAt, endsAt, name: null }, this.author)
  }

  /** Plans changes of the piece of news with a link each: one that visitors see now, and one for later. */
  async #planNews(): Promise<void> {
    const { resources, plans } = this.#features
    const actor = { scope: this.scope, userId: this.author.userId, requirePublish: () => Promise.resolve() }
    const { one } = resources.of('news')
    for (const [from, until] of [
      [-1, 10],
      [20, 40],
    ] as const) {
      const item = await one.read(actor, this.#news)
      const texts = { fr_FR: { ...(item.form as { texts: { fr_FR: object } }).texts.fr_FR, content: this.#html() } }
      const { version } = await one.update(actor, item, { ...item.form, link: this.#href(), texts })
      const [startsAt, endsAt] = [from, until].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date]
      await plans.createOfItem(actor, { resource: 'news', id: this.#news, version, name: null, startsAt, endsAt })
    }
  }

  /** Moves the page to a new address or back to one that it has left, by the act of the list, or by the publication of its draft. */
  async move(to: string): Promise<void> {
    const { pageLife, drafts } = this.#features
    if (this.dice.chance(0.5)) {
      const wanted = { siteId: this.id, id: this.page, locale: LANGUAGE, url: to, from: this.address }
      await pageLife.move(wanted, { ...this.author, language: LANGUAGE })
    } else {
      const key: DraftKey = { siteId: this.id, kind: 'PAGE', documentId: this.page, locale: LANGUAGE }
      const { seq, chain } = await drafts.open(key, this.author, LANGUAGE)
      const operations = [{ op: 'head' as const, pointer: '/url', value: to }]
      const batch = { id: crypto.randomUUID(), by: String(this.author.userId), label: 'edit', operations }
      const { hash } = await drafts.step(key, { base: { seq, chain }, batches: [batch], recent: [] }, this.author)
      await drafts.publish(key, { seq: seq + 1, hash }, this.author, LANGUAGE)
    }
    this.address = to
  }

  /** A fresh address. */
  freshAddress(number: number): string {
    return `${this.#word}-${number}`
  }

  /** Everything that visitors see or will see, and every draft, as text. */
  async contents(): Promise<string> {
    const { db } = this.#database
    const { rows } = await sql<{ text: string }>`
      select r.head::text || r.blocks::text as text from revisions r where r.site_id = ${this.id} and (
        exists (select 1 from page_documents d where r.id in (d.head_revision_id, d.published_revision_id))
        or exists (select 1 from publications p where p.revision_id = r.id))
      union all select regions::text from shells where site_id = ${this.id}
      union all select blocks::text from section_contents where site_id = ${this.id}
      union all select t::text from blog_texts t where site_id = ${this.id}
      union all select t::text from news_texts t where site_id = ${this.id}
      union all select t::text from news t where site_id = ${this.id}
      union all select form::text from publications where site_id = ${this.id} and form is not null
      union all select ordinary::text from items where site_id = ${this.id} and ordinary is not null
      union all select t::text from service_texts t where site_id = ${this.id}
      union all select t::text from menu_item_texts t where site_id = ${this.id}
      union all select t::text from forms t where site_id = ${this.id}
      union all select t::text from parameters t where site_id = ${this.id}`.execute(db)
    const open = this.#drafts.map(async (key) => JSON.stringify((await this.#features.drafts.open(key, this.author, LANGUAGE)).document))
    return [...rows.map(({ text }) => text), ...(await Promise.all(open))].join('\n')
  }

  /** The transactions that wrote the rows of the site as they are. */
  async writers(): Promise<ReadonlySet<string>> {
    const tables = ['revisions', 'page_documents', 'page_moves', 'shells', 'shell_revisions', 'section_contents', 'section_revisions']
    const more = [
      'blog_texts',
      'news_texts',
      'news',
      'service_texts',
      'menu_item_texts',
      'menu_items',
      'forms',
      'parameters',
      'publications',
    ]
    const found = new Set<string>()
    for (const table of [...tables, ...more]) {
      const { rows } = await sql<{ writer: string }>`
        select distinct xmin::text as writer from ${sql.table(table)} where site_id = ${this.id}`.execute(this.#database.db)
      for (const { writer } of rows) found.add(writer)
    }
    return found
  }
}
