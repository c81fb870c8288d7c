import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { serviceResource } from '#schemas/admin/resources/kinds/services.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Block } from '#schemas/generated/content.ts'
import { saveNews } from '#server/content/news/save-news.ts'
import { saveForm } from '#server/content/forms/save-form.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { saveBanner } from '#server/sites/directory/save-site.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { Target } from './list-uses.ts'
import { contentSources } from './sources.ts'

let test: TestFeatures
let author: DraftWriter
let count = 0

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, 38)
  await sql`select setval('menu_items_id_seq', 100), setval('news_id_seq', 100)`.execute(test.database.db)
})
beforeEach(() => void (count += 1))
afterAll(() => test.close())

const link = (href: string): Block => ({ id: 'lien', type: 'button', v: 1, props: { label: 'Voir', href } })

interface Place {
  readonly id?: number
  readonly title?: string
  readonly locale?: string
  readonly publish?: boolean
  readonly baseHash?: string | null
}

const savePage = (
  url: string,
  blocks: Block[],
  { id, title = `Titre ${url}`, locale = 'fr_FR', publish = true, baseHash = null }: Place = {},
) => {
  const head = { url, locale, title, seo: {}, shell: 'default' as const, middleware: [] }
  return test.features.pages.save(
    { ...head, ...(id !== undefined && { id }), layout: { blocks } },
    { siteId: 38, baseHash, by: 'test', publish },
  )
}

const list = (kind: Target['kind'], key: string | number, siteId = 38) =>
  test.features.references.list(test.scope(siteId), { kind, key: String(key) })

/** Uses as `kind title: states`. */
const told = async (kind: Target['kind'], key: string | number, siteId = 38) =>
  (await list(kind, key, siteId)).uses.map(
    (use) => `${use.kind} ${use.title ?? '–'}: ${use.versions.map(({ locale, state }) => `${locale ?? '–'} ${state}`).join(', ')}`,
  )

it('lists links with a host of the site to a file of the library', async () => {
  const hrefs = [
    '/media/77-0a1b/plan.pdf',
    'http://cave.localhost:8080/media/77-0a1b/plan.pdf',
    'https://ailleurs.example/media/77-0a1b/plan.pdf',
  ]
  for (const [index, href] of hrefs.entries()) await savePage(`fichier-${count}-${index}`, [link(href)])
  expect(await told('media', 77)).toEqual([0, 1].map((index) => `page Titre fichier-${count}-${index}: fr_FR PUBLISHED`))
})

describe('the uses by a draft of a piece of news', () => {
  it('count from its first save to its end, and refuse to remove what it names', async () => {
    const url = `cite-${count}`
    const { id: page } = await savePage(url, [link('/')])
    const news = test.features.resources.of('news').one
    const actor = { scope: test.scope(38), userId: author.userId, requirePublish: () => Promise.resolve() }
    const { form } = newsResource.example
    const texts = { fr_FR: { ...form.texts['fr_FR'], slug: `cite-${count}` } }
    const item = await news.publish(actor, await news.create(actor, { ...form, texts, link: `/${url}` }), null)
    const plain = await news.publish(actor, await news.update(actor, item, { ...form, texts }), null)
    expect(await told('page', page)).toEqual([])
    const content = `<p><a href="/${url}">Voir</a></p>`
    const named = await news.update(actor, plain, { ...form, texts: { fr_FR: { ...texts.fr_FR, content } } })
    expect(await told('page', page)).toEqual(['news Un nouveau guichet: fr_FR DRAFT'])
    const remove = (used: number) =>
      test.database.db
        .transaction()
        .execute((trx) => test.features.references.requireSeenUses(trx, { siteId: 38, kind: 'page', key: String(page), used }))
    await expect(remove(0)).rejects.toMatchObject({ code: 'IN_USE', data: { total: 1 } })
    await news.discard(actor, named)
    expect(await told('page', page)).toEqual([])
    await remove(0)
  })

  it('are read by a source of each published resource', () => {
    const sources = contentSources(test.features.registry).filter(({ states }) => states.includes('DRAFT'))
    const kinds = resources.filter(({ life }) => life === 'published').map(({ name }) => name.toUpperCase())
    expect(sources.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds))
    expect(kinds).not.toEqual([])
  })
})

describe('the uses of a service', () => {
  const actor = () => ({ scope: test.scope(38), userId: author.userId, requirePublish: () => Promise.resolve() })
  const publish = async (tags: string[] = []) => {
    const services = test.features.resources.of('service').one
    const { form } = serviceResource.example
    const texts = { fr_FR: { ...form.texts['fr_FR'], slug: `conseil-${count}` } }
    return services.publish(actor(), await services.create(actor(), { ...form, texts, tags }), null)
  }
  const block = (type: string, props: Block['props']): Block => ({ id: 'bloc', type, v: 1, props })
  const told = async (id: number) => (await list('service', id)).uses.map(({ title, ways }) => `${title ?? '–'}: ${ways.join()}`)

  it('are links in rich text, in a language without words of its own too, and lists', async () => {
    const { id } = await publish([`soin-${count}`])
    const to = (href: string) => block('text', { html: `<p>Voir <a href="${href}">le conseil</a>.</p>` })
    await savePage(`lien-${count}`, [to(`/services/conseil-${count}`)])
    await savePage(`link-${count}`, [to(`/services/conseil-${count}`)], { locale: 'en_GB' })
    await savePage(`tout-${count}`, [block('service-list', {})])
    await savePage(`choix-${count}`, [
      to(`/services/conseil-${count}`),
      { ...block('service-list', { tags: [`soin-${count}`] }), id: 'liste' },
    ])
    await savePage(`autre-${count}`, [block('service-list', { tags: ['autre'] })])
    const own = (await told(id)).filter((use) => use.includes(`-${count}:`))
    expect(own).toEqual([
      `Titre choix-${count}: NAMED,LISTED`,
      `Titre lien-${count}: NAMED`,
      `Titre tout-${count}: LISTED`,
      `Titre link-${count}: NAMED`,
    ])
  })

  it('by a list alone do not ask before it is removed', async () => {
    const { id } = await publish()
    await savePage(`liste-${count}`, [block('service-list', {})])
    expect(await told(id)).toContain(`Titre liste-${count}: LISTED`)
    await test.database.db
      .transaction()
      .execute((trx) => test.features.references.requireSeenUses(trx, { siteId: 38, kind: 'service', key: String(id), used: 0 }))
  })
})

describe('the uses of a price', () => {
  it('are the texts and tables that have the amount in words, not those that follow it', async () => {
    const text = (html: string): Block => ({ id: 'prix', type: 'text', v: 1, props: { html } })
    const columns = [{ label: 'Poste' }, { label: 'Montant' }]
    const table = { id: 'prix', type: 'table', v: 1, props: { caption: 'Tarifs', columns, rows: [{ cells: ['Création', '7 351,20 €'] }] } }
    await savePage(`cite-prix-${count}`, [text('<p>Soit 7\u202f351,20\u00a0€ hors taxes.</p>')])
    await savePage(`table-prix-${count}`, [table])
    await savePage(`autre-prix-${count}`, [text('<p>Soit 351,20 € ou {{SERVICE_PRICE_1}}, réf. 7351.</p>')])
    expect(await told('price', 735_120)).toEqual([
      `page Titre cite-prix-${count}: fr_FR PUBLISHED`,
      `page Titre table-prix-${count}: fr_FR PUBLISHED`,
    ])
  })
})

describe('the uses of a piece of news', () => {
  it('are the promotion of it alone that comes first, and lists that are long enough', async () => {
    const news = test.features.resources.of('news').one
    const actor = { scope: test.scope(38), userId: author.userId, requirePublish: () => Promise.resolve() }
    const { form } = newsResource.example
    const publish = async (slug: string) => {
      const texts = { fr_FR: { ...form.texts['fr_FR'], slug } }
      return news.publish(actor, await news.create(actor, { ...form, texts, promoted: true }), null)
    }
    const [older, newer] = [await publish(`une-${count}`), await publish(`deux-${count}`)]
    await savePage(`une-de-${count}`, [{ id: 'une', type: 'promoted-news', v: 1, props: {} }])
    await savePage(`suite-${count}`, [{ id: 'suite', type: 'news-list', v: 1, props: { count: 1 } }])
    await savePage(`archives-${count}`, [{ id: 'tout', type: 'news-list', v: 1, props: { count: 1, pagination: true } }])
    const told = async (id: number) =>
      (await list('news', id)).uses.map(({ title, ways }) => `${title ?? '–'}: ${ways.join()}`).filter((use) => use.includes(`-${count}:`))
    expect(await told(newer.id)).toEqual([
      `Titre archives-${count}: LISTED`,
      `Titre suite-${count}: LISTED`,
      `Titre une-de-${count}: PROMOTED`,
    ])
    expect(await told(older.id)).toEqual([`Titre archives-${count}: LISTED`])
  })
})

describe('the uses of a page', () => {
  it('are links in any language to its present or former address, except its own', async () => {
    const url = `cible-${count}`
    const target = await savePage(url, [link(`/${url}`)])
    await savePage(`vers-${count}`, [link(`/${url}?vue=1#haut`)])
    const moved = await savePage(`${url}-bis`, [link(`/${url}-bis`)], { id: target.id, baseHash: target.hash })
    await savePage(`neuve-${count}`, [link(`/${url}-bis`)])
    await savePage(`english-${count}`, [link(`/en/${url}-bis`)], { locale: 'en_GB' })
    expect(await told('page', moved.id)).toEqual([
      `page Titre neuve-${count}: fr_FR PUBLISHED`,
      `page Titre vers-${count}: fr_FR PUBLISHED`,
    ])
    const english = await savePage(`${url}-bis`, [link('/')], { id: moved.id, locale: 'en_GB' })
    expect(await told('page', english.id)).toContain(`page Titre english-${count}: en_GB PUBLISHED`)
  })

  it('are links with a host of the site, in the language of their path', async () => {
    const url = `hote-${count}`
    const french = await savePage(url, [link('/')])
    const english = await savePage(`${url}-en`, [link('/')], { id: french.id, locale: 'en_GB' })
    const own = test.scope(38).site.url.replace(/\/$/, '')
    await savePage(`entier-${count}`, [link(`${own.toUpperCase().replace(/^HTTPS?/, 'http')}/${url}/?vue=1`)])
    await savePage(`entier-en-${count}`, [link(`${own}/en/${url}-en#bas`)])
    await savePage(`etranger-${count}`, [link(`https://example.org/${url}`)])
    expect(await told('page', english.id)).toEqual([
      `page Titre entier-${count}: fr_FR PUBLISHED`,
      `page Titre entier-en-${count}: fr_FR PUBLISHED`,
    ])
  })

  it.each([
    ['a port of development', 'http://cave.localhost:8080'],
    ['no port', 'http://cave.localhost'],
    ['the port of its scheme', 'https://cave.localhost:443'],
    ['capital letters', 'HTTP://Cave.LocalHost:3000'],
    ['dots in its path', 'http://cave.localhost:3000/ailleurs/..'],
  ])('are links with a host of the site, written with %s', async (_name, origin) => {
    const target = await savePage(`port-${count}`, [link('/')])
    await savePage(`depuis-port-${count}`, [link(`${origin}/port-${count}?vue=1`)])
    expect(await told('page', target.id)).toEqual([`page Titre depuis-port-${count}: fr_FR PUBLISHED`])
  })

  it('are those of the page that a link without a language leads to', async () => {
    const url = `deux-${count}`
    const french = await savePage(url, [link('/')])
    const other = await savePage(url, [link('/')], { locale: 'en_GB' })
    await savePage(`fr-${count}`, [link(`/${url}`)])
    await savePage(`en-${count}`, [link(`/${url}`)], { locale: 'en_GB' })
    expect(await told('page', french.id)).toEqual([`page Titre fr-${count}: fr_FR PUBLISHED`])
    expect(await told('page', other.id)).toEqual([`page Titre en-${count}: en_GB PUBLISHED`])
  })

  it('say which version leads to it, and where that is changed', async () => {
    const target = await savePage(`but-${count}`, [link('/')])
    const source = await savePage(`depuis-${count}`, [link(`/but-${count}`)])
    await savePage(`depuis-${count}`, [link('/')], { id: source.id, baseHash: source.hash, publish: false })
    const key = { siteId: 38, kind: 'PAGE' as const, documentId: source.id, locale: 'fr_FR' }
    const { seq, chain } = await test.features.drafts.open(key, author, 'fr_FR')
    const operations = [{ op: 'set', id: 'lien', pointer: '/href', value: `/but-${count}` } as const]
    await test.features.drafts.step(
      key,
      { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), by: 'claire', operations }], recent: [] },
      author,
    )
    expect(await told('page', target.id)).toEqual([`page Titre depuis-${count}: fr_FR PUBLISHED, fr_FR DRAFT`])
    expect((await list('page', target.id)).uses[0]?.path).toBe(`/admin/pages/${source.id}?langue=fr`)
  })

  it('are entries of the menu, by the page or by its address', async () => {
    const target = await savePage(`carte-${count}`, [link('/')])
    const entry = (title: string, url: string | null, pageId: number | null) => ({
      ...{ linkType: 'SELF' as const, showInMenu: true, pageId },
      texts: { fr_FR: { title, url } },
    })
    await saveMenu(test.database.db, 38, [entry('Par page', null, target.id), entry('Par adresse', `carte-${count}`, null)])
    expect(await told('page', target.id)).toEqual(['menu Par adresse: fr_FR SAVED', 'menu Par page: – SAVED'])
  })

  it('are entries of the draft of the menu', async () => {
    const target = await savePage(`a-venir-${count}`, [link('/')])
    const key = { siteId: 38, kind: 'MENU' as const, documentId: 1, locale: 'fr_FR' }
    const { seq, chain } = await test.features.drafts.open(key, author, 'fr_FR')
    const props = { linkType: 'SELF', isShown: true, pageId: target.id, texts: {} }
    const at = { in: { region: 'menu' }, after: null, before: null }
    const operations = [{ op: 'insert' as const, block: { id: `entree-${count}`, type: 'menu-entry', v: 1, props }, at }]
    const batches = [{ id: crypto.randomUUID(), by: 'claire', operations }]
    await test.features.drafts.step(key, { base: { seq, chain }, batches, recent: [] }, author)
    expect(await told('page', target.id)).toEqual(['menu –: fr_FR DRAFT'])
    const entry = { linkType: 'SELF' as const, showInMenu: true, pageId: target.id, texts: { fr_FR: { title: 'Bientôt', url: null } } }
    await saveMenu(test.database.db, 38, [entry])
    expect(await told('page', target.id)).toEqual(['menu Bientôt: – SAVED, fr_FR DRAFT'])
  })

  it.each([
    ['fr_FR', ['deux', 'zèbre', 'abricot'], 'fr'],
    ['en_GB', ['abricot', 'deux', 'zèbre'], 'en'],
  ])('are named in the language of a person first: %s', async (locale, order, language) => {
    const file = `88${count}`
    const blocks = [link(`/media/${file}-0a1b/plan.pdf`)]
    await savePage(`zebre-${count}`, blocks, { title: 'zèbre' })
    await savePage(`abricot-${count}`, blocks, { title: 'abricot', locale: 'en_GB' })
    const both = await savePage(`deux-en-${count}`, blocks, { title: 'deux', locale: 'en_GB' })
    await savePage(`deux-${count}`, blocks, { title: 'deux', id: both.id })
    const { uses } = await test.features.references.list(test.scope(38, locale), { kind: 'media', key: file })
    expect(uses.map(({ title }) => title)).toEqual(order)
    expect(uses.find(({ id }) => id === both.id)?.path).toBe(`/admin/pages/${both.id}?langue=${language}`)
  })
})

describe('the uses of one language of a page', () => {
  const toldIn = async (page: number, locale: string) => {
    const { uses } = await test.features.references.list(test.scope(38), { kind: 'page', key: String(page), locale })
    return uses.map(({ title }) => title).sort()
  }

  it('are the links that lead to that language: by its address, or from texts of it', async () => {
    const { id } = await savePage(`deux-${count}`, [])
    await savePage(`two-${count}`, [], { id, locale: 'en_GB' })
    await savePage(`a-${count}`, [link(`/deux-${count}`)], { title: 'vers le français' })
    await savePage(`b-${count}`, [link(`/en/two-${count}`)], { title: 'vers l’anglais' })
    await savePage(`c-${count}`, [link(`/two-${count}`)], { title: 'depuis l’anglais', locale: 'en_GB' })
    const texts = { fr_FR: { title: 'Les deux', url: null } }
    await saveMenu(test.database.db, 38, [{ linkType: 'SELF', showInMenu: true, pageId: id, texts }])
    expect(await toldIn(id, 'fr_FR')).toEqual(['Les deux', 'vers le français'])
    expect(await toldIn(id, 'en_GB')).toEqual(['Les deux', 'depuis l’anglais', 'vers l’anglais'])
    await saveMenu(test.database.db, 38, [])
  })

  it('stop its withdrawal alone, and not that of the other language', async () => {
    const { id } = await savePage(`seul-${count}`, [])
    await savePage(`alone-${count}`, [], { id, locale: 'en_GB' })
    await savePage(`d-${count}`, [link(`/seul-${count}`)])
    const keyOf = (locale: string) => ({ siteId: 38, kind: 'PAGE' as const, documentId: id, locale })
    for (const locale of ['en_GB', 'fr_FR']) await test.features.drafts.open(keyOf(locale), author, 'fr_FR')
    await test.features.drafts.unpublish(keyOf('en_GB'), author)
    await expect(test.features.drafts.unpublish(keyOf('fr_FR'), author)).rejects.toMatchObject({ code: 'IN_USE', data: { total: 1 } })
  })
})

describe('the uses of other contents', () => {
  it('are found for a form and a picture, without those of the trash and of other sites', async () => {
    const media = (
      await sql<{ id: number }>`
        insert into media (site_id, external_id, filename, mime, file, bytes, hash)
        values (38, ${`99${count}-abcd`}, 'a.webp', 'image/webp', 'x', 1, 'h') returning id`.execute(test.database.db)
    ).rows[0]!.id
    const texts = { fr_FR: { slug: `nouvelle-${count}`, title: 'Une nouvelle', summary: null, content: '' } }
    const news = { imageId: media, promoted: false, link: null, tags: [], status: 'PUBLISHED' as const, publishedAt: null, texts }
    const id = await saveNews(test.database.db, test.features.sanitiser.sanitise, 38, news)
    const page = await savePage(`image-${count}`, [
      { id: 'photo', type: 'image', v: 1, props: { image: { id: media } } },
      { id: 'devis', type: 'form', v: 1, props: { form: `devis-${count}` } },
    ])
    expect(await told('media', media)).toEqual([`page Titre image-${count}: fr_FR PUBLISHED`, 'news Une nouvelle: – SAVED'])
    expect((await list('media', media)).uses[1]?.path).toBe(`/admin/news/${id}`)
    expect(await told('form', `devis-${count}`)).toEqual([`page Titre image-${count}: fr_FR PUBLISHED`])
    expect(await told('media', media, 37)).toEqual([])
    await sql`update news set deleted_at = now() where id = ${id}`.execute(test.database.db)
    await sql`update page_documents set deleted_at = now() where page_id = ${page.id}`.execute(test.database.db)
    expect(await list('media', media)).toEqual({ uses: [], total: 0 })
  })

  it('are the banner for its picture, and a form for the page that follows it', async () => {
    const { db } = test.database
    const page = await savePage(`merci-${count}`, [link('/')])
    const { rows } = await sql<{ id: number }>`
      insert into media (site_id, external_id, filename, mime, file, bytes, hash)
      values (38, ${`77${count}-abcd`}, 'b.webp', 'image/webp', 'x', 1, 'h') returning id`.execute(db)
    const image = rows[0]?.id ?? 0
    await saveBanner(db, 38, { image })
    const step = { id: 'a', title: '', fields: [{ name: 'a', type: 'TEXT' as const, label: 'A', required: false, when: null }] }
    const definition = { title: 'Devis', submitLabel: 'Envoyer', message: 'Merci', redirect: `/merci-${count}`, steps: [step] }
    await saveForm(db, 38, { name: `merci-${count}`, definitions: { fr_FR: definition } })
    expect([await told('media', image), await told('page', page.id)]).toEqual([['banner –: – SAVED'], ['form Devis: fr_FR SAVED']])
    expect((await list('media', image)).uses[0]?.path).toBe('/admin/apparence')
    await saveBanner(db, 38, {})
    await db.deleteFrom('forms').where('name', '=', `merci-${count}`).execute()
    expect([await told('media', image), await told('page', page.id)]).toEqual([[], []])
  })

  it.each(['0', '-1', '1e3', 'abc', '99999999999'])('are none for the number %s', async (key) => {
    expect(await list('page', key)).toEqual({ uses: [], total: 0 })
  })
})
