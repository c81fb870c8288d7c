import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { saveBlog } from '#server/content/blog/save-blog.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { saveNews } from '#server/content/news/save-news.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import type { SavedPage } from '#server/content/pages/write/save-options.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures
let author: Awaited<ReturnType<typeof addEditor>>

const SITE = 38
const PAGES = 200

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
  await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
})
afterAll(() => test.close())
// A rebuild from all contents changes no stored reference.
afterEach(async () => {
  expect(await test.database.db.transaction().execute((trx) => test.features.references.rebuild(trx, SITE))).toBe(0)
})

const text = (html: string, id = 'texte'): Block => ({ id, type: 'text', v: 1, props: { html } })
const page = (url: string, blocks: Block[], rest: Partial<PageInput> = {}): PageInput => ({
  ...{ url, locale: 'fr_FR', title: `Page ${url}`, seo: {}, shell: 'default', middleware: [] },
  layout: { blocks },
  ...rest,
})
const save = (input: PageInput, baseHash: string | null = null, rest: object = {}): Promise<SavedPage> =>
  test.features.pages.save(input, { siteId: SITE, baseHash, by: 'Camille', ...rest })
const move = (saved: SavedPage, url: string, blocks: Block[] = [text('<p>La page.</p>')]) =>
  save({ ...page(url, blocks), id: saved.id }, saved.hash)

/** Reads the blocks of a page as visitors get them, as text. */
const shown = async (url: string, locale = 'fr_FR'): Promise<string> =>
  JSON.stringify((await test.features.pages.get(test.scope(SITE, locale), url, 'visitors')).layout.blocks)
const leadsTo = async (url: string, locale = 'fr_FR') => {
  const found = await test.features.pages.find(test.scope(SITE, locale), url, 'visitors')
  return found.kind === 'page' ? found.row.pageId : found
}
const draftOf = (documentId: number) => ({ siteId: SITE, kind: 'PAGE' as const, documentId, locale: 'fr_FR' })
const open = (id: number) => test.features.drafts.open(draftOf(id), author, 'fr_FR')
const edit = async (id: number, html: string) => {
  const { seq, chain } = await open(id)
  const batch = {
    ...{ id: crypto.randomUUID(), by: String(author.userId), label: 'update' },
    operations: [
      {
        ...{ op: 'insert' as const, block: text(html, 'ajout') },
        at: { in: { region: 'main' }, after: 'texte', before: null },
      },
    ],
  }
  await test.features.drafts.step(draftOf(id), { base: { seq, chain }, batches: [batch], recent: [] }, author)
}

describe('the change of an address', () => {
  it(`changes ${PAGES} pages with links and their drafts in one transaction, and redirects`, async () => {
    const target = await save(page('cave', [text('<p>La page.</p>')]))
    const link = '<p><a href="/cave?vue=plan#acces">Venir</a> et <a href="/caveau">ailleurs</a></p>'
    const ids: number[] = []
    await inTransaction(test.database.db, async (trx) => {
      for (let number = 0; number < PAGES; number += 1) ids.push((await save(page(`lien-${number}`, [text(link)]), null, { trx })).id)
    })
    await edit(ids[0]!, '<p><a href="/cave">Aussi</a></p>')
    await open(ids[1]!)
    const started = performance.now()
    await move(target, 'la-cave')
    const took = performance.now() - started
    for (const number of [0, 1, PAGES - 1]) {
      const seen = await shown(`lien-${number}`)
      expect([seen.includes('/la-cave?vue=plan#acces'), seen.includes('/cave'), seen.includes('/caveau')]).toEqual([true, true, true])
      expect(seen).not.toMatch(/"\/cave[?"]/)
    }
    expect(await leadsTo('cave')).toEqual({ kind: 'moved', to: 'la-cave' })
    const draft = await open(ids[0]!)
    expect(JSON.stringify(draft.document)).not.toMatch(/\/cave[?"\\]/)
    expect(JSON.stringify(draft.document.regions['main']?.[1])).toContain('/la-cave')
    expect(draft.history.filter(({ kept }) => (kept?.length ?? 0) > 0)).toEqual([])
    const untouched = await open(ids[1]!)
    expect(JSON.stringify(untouched.document)).toContain('/la-cave?vue=plan#acces')
    if (isFull) expect(took).toBeLessThan(5_000)
  })

  it('changes headers, articles, news, contents of collections, forms, settings and the menu', async () => {
    const { db } = test.database
    const { sanitise } = test.features.sanitiser
    const target = await save(page('degustation', [text('<p>La page.</p>')]))
    const html = '<p><a href="/degustation">Venir</a></p>'
    const texts = (slug: string) => ({ fr_FR: { slug, title: slug, summary: null, content: html } })
    const item = { imageId: null, tags: [], status: 'PUBLISHED' as const, publishedAt: new Date() }
    await saveBlog(db, sanitise, SITE, { ...item, folderId: null, author: null, texts: texts('un-article') })
    await saveNews(db, sanitise, SITE, { ...item, promoted: false, link: '/degustation', texts: texts('une-nouvelle') })
    await saveMenu(db, SITE, [
      {
        linkType: 'SELF',
        showInMenu: true,
        texts: { fr_FR: { title: 'Venir', url: 'degustation#acces' }, en_GB: { title: 'Come', url: '/degustation' } },
      },
    ])
    await test.features.parameters.set(SITE, 'USE_TERMS', html, 'fr_FR')
    const definitions = { fr_FR: { intro: html, after: '/degustation' } }
    await db
      .insertInto('forms')
      .values({ site_id: SITE, name: 'visite-guidee', definitions: jsonb(definitions) as never })
      .execute()
    const shown = { legalLabel: 'Informations légales', showLogo: false, showLegal: false }
    const footer: Block = { id: 'pied-1', type: 'footer', v: 1, props: { ...shown, text: 'Voir <a href="/degustation">la visite</a>' } }
    const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [footer] }
    await test.features.shells.save(SITE, 'fr_FR', { name: 'default', regions }, { by: 'test' })
    await move(target, 'degustations')
    const places = ['shells', 'blog_texts', 'news_texts', 'news', 'menu_item_texts', 'parameters', 'forms']
    for (const table of places) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table)} t where site_id = ${SITE} and t::text like '%degustation%'`.execute(db)
      expect([table, rows.length > 0]).toEqual([table, true])
      expect([table, rows.map(({ row }) => row).filter((row) => /degustation(?!s)/.test(row))]).toEqual([table, []])
    }
    expect(await test.features.parameters.text(test.scope(SITE), 'USE_TERMS')).toContain('/degustations')
  })

  it('collapses chains, and gives an old address to the page that takes it', async () => {
    const first = await save(page('un', [text('<p>Un.</p>')]))
    const second = await move(first, 'deux')
    const third = await move(second, 'trois')
    expect([await leadsTo('un'), await leadsTo('deux')]).toEqual([
      { kind: 'moved', to: 'trois' },
      { kind: 'moved', to: 'trois' },
    ])
    const other = await save(page('un', [text('<p>Autre.</p>')]))
    expect([await leadsTo('un'), await leadsTo('deux')]).toEqual([other.id, { kind: 'moved', to: 'trois' }])
    await move(third, 'deux')
    expect([await leadsTo('deux'), await leadsTo('trois')]).toEqual([first.id, { kind: 'moved', to: 'deux' }])
  })

  it('follows in a language that falls back, not in one with a page of its own', async () => {
    const french = await save(page('promenade', [text('<p>Visite.</p>')]))
    await save(page('visite-anglaise', [text('<p><a href="/promenade">Tour</a></p>')], { locale: 'en_GB' }))
    const both = await save(page('lieu', [text('<p>Lieu.</p>')]))
    await save({ ...page('lieu', [text('<p>Place.</p>')], { locale: 'en_GB' }), id: both.id })
    await save(page('plan-anglais', [text('<p><a href="/lieu">Place</a></p>')], { locale: 'en_GB' }))
    await move(french, 'promenades')
    await move(both, 'lieux')
    expect(await shown('visite-anglaise', 'en_GB')).toContain('/promenades')
    expect(await shown('plan-anglais', 'en_GB')).toMatch(/\/lieu[^x]/)
    expect(await leadsTo('lieu', 'en_GB')).toBe(both.id)
  })

  it('changes the links of a page to itself when its draft is published, and the draft with it', async () => {
    const own = await save(page('moi', [text('<p><a href="/moi#bas">En bas</a></p>')]))
    const { seq, chain } = await open(own.id)
    const operations = [{ op: 'head' as const, pointer: '/url', value: 'moi-meme' }]
    const batch = { id: crypto.randomUUID(), by: String(author.userId), label: 'update', operations }
    const { hash } = await test.features.drafts.step(draftOf(own.id), { base: { seq, chain }, batches: [batch], recent: [] }, author)
    const published = await test.features.drafts.publish(draftOf(own.id), { seq: seq + 1, hash }, author, 'fr_FR')
    expect(await shown('moi-meme')).toContain('/moi-meme#bas')
    const opened = await open(own.id)
    expect(JSON.stringify(opened.document)).toContain('/moi-meme#bas')
    expect([opened.baseRevision, opened.seq]).toEqual([published.revision, published.base.seq])
    await test.features.drafts.publish(draftOf(own.id), { seq: opened.seq, hash: opened.hash }, author, 'fr_FR')
    expect(await shown('moi-meme')).toContain('/moi-meme#bas')
  })

  it('changes planned versions: their links, and the address in those of the page itself', async () => {
    const { db } = test.database
    const target = await save(page('noel', [text('<p>La page.</p>')]))
    const holder = await save(page('fetes', [text('<p>Bientôt.</p>')]))
    const plan = async (saved: SavedPage, input: PageInput) => {
      const { revisionId } = await save({ ...input, id: saved.id }, saved.hash, { isAside: true })
      const own = { site_id: SITE, kind: 'PAGE' as const, document_id: saved.id, locale: 'fr_FR', revision_id: revisionId, draft_hash: '' }
      await db
        .insertInto('publications')
        .values({ ...own, starts_at: new Date(Date.now() + 86_400_000) })
        .execute()
    }
    await plan(holder, page('fetes', [text('<p><a href="/noel">Voir</a></p>')]))
    await plan(target, page('noel', [text('<p>Joyeux Noël.</p>')]))
    await move(target, 'fin-d-annee')
    const planned = db.selectFrom('publications as p').innerJoin('revisions as r', 'r.id', 'p.revision_id')
    const rows = await planned
      .select(['p.document_id as id', 'r.head', 'r.blocks'])
      .where('p.document_id', 'in', [target.id, holder.id])
      .execute()
    expect(rows.find(({ id }) => id === target.id)?.head).toMatchObject({ url: 'fin-d-annee' })
    expect(JSON.stringify(rows.find(({ id }) => id === holder.id)?.blocks)).toContain('/fin-d-annee')
  })
})
