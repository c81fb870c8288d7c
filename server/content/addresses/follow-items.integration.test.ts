import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Block } from '#schemas/generated/content.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import type { Form } from '#server/platform/resources/item.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const SITE = 38

let test: TestFeatures
let author: Awaited<ReturnType<typeof addEditor>>
let count = 0

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
  await sql`select setval('menu_items_id_seq', 100), setval('news_id_seq', 100)`.execute(test.database.db)
  await savePage('actualites/{news}', [])
})
afterAll(() => test.close())
// A rebuild from all contents changes no stored reference.
afterEach(async () => {
  expect(await test.database.db.transaction().execute((trx) => test.features.references.rebuild(trx, SITE))).toBe(0)
})

const text = (html: string, id = 'texte'): Block => ({ id, type: 'text', v: 1, props: { html } })
const linkTo = (address: string) => `<p><a href="/${address}?vue=1#haut">Voir</a></p>`
const savePage = (url: string, blocks: Block[], locale = 'fr_FR') =>
  test.features.pages.save(
    { ...{ url, locale, title: `Page ${url}`, seo: {}, shell: 'default', middleware: [] }, layout: { blocks } },
    { siteId: SITE, baseHash: null, by: 'Camille' },
  )
const shown = async (url: string, locale = 'fr_FR'): Promise<string> =>
  JSON.stringify((await test.features.pages.get(test.scope(SITE, locale), url, 'visitors')).layout.blocks)
const leadsTo = async (url: string, locale = 'fr_FR') => {
  const found = await test.features.pages.find(test.scope(SITE, locale), url, 'visitors')
  return found.kind === 'page' ? found.place.params['news'] : found
}

const actor = () => ({ scope: test.scope(SITE), userId: author.userId, requirePublish: () => Promise.resolve() })
const news = () => test.features.resources.of('news').one
const formOf = (slug: string, more: object = {}): Form => {
  const { form } = newsResource.example
  return { ...form, texts: { fr_FR: { ...form.texts['fr_FR'], slug } }, ...more }
}
const publish = (item: ResourceItem) => news().publish(actor(), item, null)
const make = async (slug: string, more: object = {}) => publish(await news().create(actor(), formOf(slug, more)))
const move = async (item: ResourceItem, slug: string) => publish(await news().update(actor(), item, formOf(slug)))

describe('the change of the address of a piece of news', () => {
  it('is refused with the title of the page that has it, in a draft too', async () => {
    await savePage('actualites/la-cave', [])
    const message = 'La page «\u202fPage actualites/la-cave\u202f» a déjà cette adresse. Choisissez-en une autre.'
    const refusal = { code: 'VALIDATION_FAILED', data: { errors: [{ field: 'texts.fr_FR.slug', code: 'TAKEN', message }] } }
    await expect(news().create(actor(), formOf('la-cave'))).rejects.toMatchObject(refusal)
    const item = await make('le-chai')
    await expect(news().update(actor(), item, formOf('la-cave'))).rejects.toMatchObject(refusal)
  })

  it('leads links of pages, drafts, the menu and drafts of news to it, and redirects', async () => {
    const item = await make('ouverture')
    await savePage('accueil-essai', [text(linkTo('actualites/ouverture'))])
    await savePage('english-try', [text(linkTo('en/news/ouverture'))], 'en_GB')
    const edited = await savePage('en-cours', [text('<p>Bientôt.</p>')])
    const key = { siteId: SITE, kind: 'PAGE' as const, documentId: edited.id, locale: 'fr_FR' }
    const { seq, chain } = await test.features.drafts.open(key, author, 'fr_FR')
    const operations = [{ op: 'set' as const, id: 'texte', pointer: '/html', value: linkTo('actualites/ouverture') }]
    const batches = [{ id: crypto.randomUUID(), by: String(author.userId), operations }]
    await test.features.drafts.step(key, { base: { seq, chain }, batches, recent: [] }, author)
    await saveMenu(test.database.db, SITE, [
      { linkType: 'SELF', showInMenu: true, texts: { fr_FR: { title: 'Venir', url: 'actualites/ouverture' } } },
    ])
    const stored = await make('autre', { link: '/actualites/ouverture' })
    const other = await make('encore')
    await news().update(actor(), other, formOf('encore', { link: '/actualites/ouverture#bas' }))

    const draft = await news().update(actor(), item, formOf('inauguration'))
    expect(await shown('accueil-essai')).toContain('/actualites/ouverture?vue=1#haut')
    await publish(draft)

    expect(await shown('accueil-essai')).toContain('/actualites/inauguration?vue=1#haut')
    expect(await shown('english-try', 'en_GB')).toContain('/en/news/inauguration?vue=1#haut')
    expect(JSON.stringify((await test.features.drafts.open(key, author, 'fr_FR')).document)).toContain('/actualites/inauguration')
    const { rows } = await sql<{ url: string }>`select url from menu_item_texts where site_id = ${SITE}`.execute(test.database.db)
    expect(rows).toEqual([{ url: 'actualites/inauguration' }])
    expect((await news().read(actor(), stored.id)).form['link']).toBe('/actualites/inauguration')
    expect((await news().read(actor(), other.id)).form['link']).toBe('/actualites/inauguration#bas')
    expect([await leadsTo('actualites/ouverture'), await leadsTo('actualites/inauguration')]).toEqual([
      { kind: 'moved', to: 'actualites/inauguration' },
      item.id,
    ])
  })

  it('is undone with its links, and gives way to an item at a former address', async () => {
    const [first, second, third] = ['un', 'deux', 'trois'].map((name) => `${name}-${(count += 1)}`) as [string, string, string]
    const item = await make(first)
    await savePage(`vers-${first}`, [text(linkTo(`actualites/${first}`))])
    const moved = await move(await move(item, second), third)
    expect([await leadsTo(`actualites/${first}`), await leadsTo(`actualites/${second}`)]).toEqual([
      { kind: 'moved', to: `actualites/${third}` },
      { kind: 'moved', to: `actualites/${third}` },
    ])
    const [last] = await test.features.resources.of('news').history(actor(), moved.id)
    await test.features.resources.undo(actor(), last?.batch ?? '')
    expect([await leadsTo(`actualites/${second}`), await leadsTo(`actualites/${third}`)]).toEqual([
      item.id,
      { kind: 'moved', to: `actualites/${second}` },
    ])
    expect(await shown(`vers-${first}`)).toContain(`/actualites/${second}?vue=1`)
    const taking = await make(first)
    expect(await leadsTo(`actualites/${first}`)).toBe(taking.id)
    const trashed = await news().remove(actor(), await news().read(actor(), item.id), 10)
    await news().erase(actor(), trashed)
    await expect(leadsTo(`actualites/${third}`)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
