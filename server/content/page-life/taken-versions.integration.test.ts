import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { errorMessage } from '#schemas/errors/errors.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { draftsStage, pageBlocks, setTitle, titleOf } from '#tests/support/drafts/drafts-stage.ts'

const stage = draftsStage()
const DAY = 86_400_000
const scope = () => stage.test.scope(37)
const actor = () => ({ ...stage.author, language: 'fr_FR' })

const addPage = async (url: string, html = '', publish = true): Promise<number> => {
  const page = { url, locale: 'fr_FR', title: url, seo: {}, shell: 'default', middleware: [] }
  const blocks = html === '' ? pageBlocks : [{ id: 'texte', type: 'text', v: 1, props: { html } }]
  return (
    await stage.test.features.pages.save({ ...page, layout: { blocks } } as never, { siteId: 37, baseHash: null, by: 'seed', publish })
  ).id
}
const move = (id: number, from: string, url: string) =>
  stage.test.features.pageLife.move({ siteId: 37, id, locale: 'fr_FR', from, url }, actor())
const htmlOf = async (id: number) => (await stage.test.features.pages.get(scope(), id, 'visitors')).layout.blocks[0]?.props['html']

it('a page that is online again has followed an address that was left, taken and left again', async () => {
  const { pageLife } = stage.test.features
  const target = await addPage('cible')
  const holder = { siteId: 37, id: await addPage('porteur', '<p><a href="/cible">Voir</a></p>') }
  const taken = await pageLife.offline(holder, actor())
  await move(target, 'cible', 'cible-deux')
  const other = await addPage('autre', '', false)
  await move(other, 'autre', 'cible')
  await move(other, 'cible', 'ailleurs')
  await pageLife.online(holder, taken, actor())
  expect(await htmlOf(holder.id)).toBe('<p><a href="/cible-deux">Voir</a></p>')
  await expect(pageLife.online(holder, taken, actor())).rejects.toMatchObject({ code: 'STALE_VERSION' })
})

it('a page that a planned version alone shows comes back with it, and its links have followed', async () => {
  const { pageLife, plans, directory } = stage.test.features
  const target = await addPage('but')
  const page = { siteId: 37, id: await addPage('promo', '<p><a href="/but">Voir</a></p>', false) }
  const key = { ...stage.key, documentId: page.id }
  const { seq, hash } = await stage.drafts.open(key, stage.author, 'fr_FR')
  const [startsAt, endsAt] = [new Date(Date.now() + DAY), new Date(Date.now() + 9 * DAY)]
  const { plan } = await plans.create(scope(), key, { seq, hash, startsAt, endsAt, name: 'Promo' }, stage.author)
  const startNow = { starts_at: new Date(Date.now() - DAY) }
  await stage.db.updateTable('publications').set(startNow).where('id', '=', plan).execute()
  await directory.refresh(37)
  expect(await htmlOf(page.id)).toContain('/but')
  const taken = await pageLife.offline(page, actor())
  expect(taken).toHaveLength(1)
  await expect(htmlOf(page.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await move(target, 'but', 'but-deux')
  await pageLife.online(page, taken, actor())
  await directory.refresh(37)
  expect(await htmlOf(page.id)).toBe('<p><a href="/but-deux">Voir</a></p>')
  await expect(pageLife.online(page, taken, actor())).rejects.toMatchObject({ code: 'STALE_VERSION' })
})

it('a version that is restored whole stays at the address and with the access of today', async () => {
  const { pageLife, drafts } = stage.test.features
  const id = await addPage('restauree')
  const key = { ...stage.key, documentId: id }
  const { baseRevision } = await drafts.open(key, stage.author, 'fr_FR')
  await move(id, 'restauree', 'restauree-deux')
  await pageLife.openTo({ siteId: 37, id, access: 'MEMBERS', former: 'EVERYBODY' }, actor())
  const { seq, chain } = await drafts.open(key, stage.author, 'fr_FR')
  await drafts.step(
    key,
    { base: { seq, chain }, batches: [{ id: 'mot', by: 'claire', operations: [setTitle('Autre')] }], recent: [] },
    stage.author,
  )
  const now = await drafts.open(key, stage.author, 'fr_FR')
  const wanted = { revision: baseRevision ?? 0, batch: 'retour', base: { seq: now.seq, chain: now.chain } }
  await drafts.restore(key, wanted, stage.author)
  const { document } = await drafts.open(key, stage.author, 'fr_FR')
  expect(document.head).toMatchObject({ url: 'restauree-deux', middleware: ['member'] })
  expect(titleOf(document)).toBe('Bienvenue')
})

it('a publication that is taken back shows links that have followed an address', async () => {
  const { drafts, publications } = stage.test.features
  const target = await addPage('lu')
  const id = await addPage('lecteur', '<p><a href="/lu">Voir</a></p>')
  const key = { ...stage.key, documentId: id }
  const { seq, chain } = await drafts.open(key, stage.author, 'fr_FR')
  const edit = { op: 'set', id: 'texte', pointer: '/html', value: '<p>Sans lien</p>' } as const
  await drafts.step(key, { base: { seq, chain }, batches: [{ id: 'sans', by: 'claire', operations: [edit] }], recent: [] }, stage.author)
  const seen = await drafts.open(key, stage.author, 'fr_FR')
  const { act } = await publications.publish(scope(), { documents: [{ key, seq: seen.seq, hash: seen.hash }] }, withAllRights(stage.author))
  await move(target, 'lu', 'lu-deux')
  const other = await addPage('lu')
  await publications.revert(scope(), act, withAllRights(stage.author))
  expect(await htmlOf(id)).toBe('<p><a href="/lu-deux">Voir</a></p>')
  expect(other).toBeGreaterThan(0)
})

const hrefsOf = ({ regions }: Pick<EditedDocument, 'regions'>) =>
  [...JSON.stringify(regions).matchAll(/href=\\"([^\\]*)/g)].map(([, href]) => href)

it('a version that is restored leads to the addresses that pages have now, and its own', async () => {
  const { drafts } = stage.test.features
  const target = await addPage('visee')
  const id = await addPage('jadis', '<p><a href="/visee?vu=1">Voir</a> <a href="/jadis#bas">Bas</a> <a href="/reste">Reste</a></p>')
  const key = { ...stage.key, documentId: id }
  const opened = await drafts.open(key, stage.author, 'fr_FR')
  const edit = { op: 'set', id: 'texte', pointer: '/html', value: '<p>Sans lien</p>' } as const
  const { seq, chain } = opened
  await drafts.step(key, { base: { seq, chain }, batches: [{ id: 'sans', by: 'claire', operations: [edit] }], recent: [] }, stage.author)
  const seen = await drafts.open(key, stage.author, 'fr_FR')
  await drafts.publish(key, { seq: seen.seq, hash: seen.hash }, stage.author, 'fr_FR')
  await move(target, 'visee', 'visee-deux')
  await move(id, 'jadis', 'naguere')
  // Parts of a version are brought back from what is read of it.
  const read = await stage.test.features.revisions.read(key, opened.baseRevision ?? 0)
  expect(hrefsOf(read.document)).toEqual(['/visee-deux?vu=1', '/naguere#bas', '/reste'])
  const now = await drafts.open(key, stage.author, 'fr_FR')
  const wanted = { revision: opened.baseRevision ?? 0, batch: 'retour', base: { seq: now.seq, chain: now.chain } }
  await drafts.restore(key, wanted, stage.author)
  const { document } = await drafts.open(key, stage.author, 'fr_FR')
  expect(document.regions['main']?.[0]?.props['html']).toBe(
    '<p><a href="/visee-deux?vu=1">Voir</a> <a href="/naguere#bas">Bas</a> <a href="/reste">Reste</a></p>',
  )
})

it('a footer, a section and a menu that are taken back lead to the addresses of now', async () => {
  const { drafts, publications, sections } = stage.test.features
  const target = await addPage('chai')
  const words = (path: string) => `<p><a href="/${path}">Le chai</a></p>`
  const block = { id: 'texte', type: 'text', v: 1, props: { html: words('chai') } }
  const place = { siteId: 37, id: 0, locale: 'fr_FR' }
  const { id } = await sections.save(place, { title: 'Visite', blocks: [block] }, { by: 'seed', baseHash: null })
  const section: DraftKey = { ...stage.key, kind: 'SECTION', documentId: id }
  const shell: DraftKey = { ...stage.key, kind: 'SHELL', documentId: 1 }
  const menu: DraftKey = { ...stage.key, kind: 'MENU', documentId: 1 }
  const footer = { id: 'pied', type: 'footer', v: 1, props: { legalLabel: 'Mentions', text: '<a href="/chai">Le chai</a>' } }
  const entry = {
    ...{ id: 'entree', type: 'menu-entry', v: 1 },
    props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: 'Le lieu', url: 'chai' } } },
  }
  const publish = async (...acts: readonly (readonly [DraftKey, Operation])[]) => {
    const documents = []
    for (const [key, operation] of acts) {
      const { seq, chain } = await drafts.open(key, stage.author, 'fr_FR')
      const batches = [{ id: crypto.randomUUID(), by: 'claire', operations: [operation] }]
      expect((await drafts.step(key, { base: { seq, chain }, batches, recent: [] }, stage.author)).refused).toBeUndefined()
      documents.push({ key, ...(await drafts.open(key, stage.author, 'fr_FR')) })
    }
    return publications.publish(scope(), { documents }, withAllRights(stage.author))
  }
  const insert = (added: Block, region: string): Operation => ({
    ...{ op: 'insert', block: added },
    at: { in: { region }, after: null, before: null },
  })
  await publish([shell, insert(footer, 'footer')], [menu, insert(entry, MENU_REGION)])
  const { act } = await publish(
    [section, { op: 'set', id: 'texte', pointer: '/html', value: '<p>Sans lien</p>' }],
    [shell, { op: 'set', id: 'pied', pointer: '/text', value: 'Sans lien' }],
    [menu, { op: 'set', id: 'entree', pointer: '/texts/fr_FR/url', value: 'ailleurs' }],
  )
  await move(target, 'chai', 'cave')
  await publications.revert(scope(), act, withAllRights(stage.author))
  const { rows } = await sql<{ stored: string }>`
    select blocks::text as stored from section_contents where section_id = ${id}
    union all select regions::text from shells where site_id = 37 and name = 'default' and locale = 'fr_FR'
    union all select url from menu_item_texts where site_id = 37 and title = 'Le lieu'`.execute(stage.db)
  expect(rows.map(({ stored }) => /\bcave\b/.test(stored) && !/["/]chai|^chai/.test(stored))).toEqual([true, true, true])
})

it('refuses steps on the draft of a page in the trash, and takes them once it is out', async () => {
  const { pageLife, drafts } = stage.test.features
  const page = { siteId: 37, id: await addPage('jetee') }
  const key = { ...stage.key, documentId: page.id }
  const { seq, chain } = await drafts.open(key, stage.author, 'fr_FR')
  const step = () =>
    drafts.step(
      key,
      { base: { seq, chain }, batches: [{ id: 'tard', by: 'claire', operations: [setTitle('Tard')] }], recent: [] },
      stage.author,
    )
  await pageLife.trash(page, actor())
  const refusal = await step().catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'NOT_FOUND', data: { reason: 'TRASHED' } })
  expect(errorMessage('NOT_FOUND', 'fr_FR', { reason: 'TRASHED' })).toContain('à la corbeille')
  await pageLife.restore(page, actor())
  expect((await step()).steps).toHaveLength(1)
})

it('an address that another page has taken leads nowhere once that page is offline', async () => {
  const { pageLife, pages } = stage.test.features
  const first = await addPage('ancienne')
  await move(first, 'ancienne', 'nouvelle')
  const taker = { siteId: 37, id: await addPage('ancienne') }
  await pageLife.offline(taker, actor())
  const found = await pages.get(scope(), 'ancienne', 'visitors').catch((error: unknown) => error)
  expect(found).toMatchObject({ code: 'NOT_FOUND' })
})

const answerAt = (url: string) => stage.test.features.pages.get(scope(), url, 'visitors').catch((error: unknown) => error)

it('the address of a page that moves while it is offline leads to it once it is online again', async () => {
  const { pageLife } = stage.test.features
  const page = { siteId: 37, id: await addPage('parti') }
  const holder = { siteId: 37, id: await addPage('renvoi', '<p><a href="/parti">Voir</a></p>') }
  const [taken, held] = [await pageLife.offline({ ...page, used: 1 }, actor()), await pageLife.offline(holder, actor())]
  await move(page.id, 'parti', 'revenu')
  expect(await answerAt('parti')).toMatchObject({ code: 'NOT_FOUND' })
  await pageLife.online(page, taken, actor())
  await pageLife.online(holder, held, actor())
  expect(await answerAt('parti')).toMatchObject({ code: 'PAGE_MOVED', data: { to: 'revenu' } })
  expect(await htmlOf(holder.id)).toBe('<p><a href="/revenu">Voir</a></p>')
})

it('the address of a page that a plan alone shows leads to its new one, of a draft nowhere', async () => {
  const { plans, directory } = stage.test.features
  const [id, draft] = [await addPage('vitrine', '', false), await addPage('brouillon', '', false)]
  const key = { ...stage.key, documentId: id }
  const { seq, hash } = await stage.drafts.open(key, stage.author, 'fr_FR')
  const time = { startsAt: new Date(Date.now() + DAY), endsAt: new Date(Date.now() + 9 * DAY), name: null }
  const { plan } = await plans.create(scope(), key, { seq, hash, ...time }, stage.author)
  await stage.db
    .updateTable('publications')
    .set({ starts_at: new Date(Date.now() - DAY) })
    .where('id', '=', plan)
    .execute()
  await directory.refresh(37)
  await move(id, 'vitrine', 'vitrine-deux')
  await move(draft, 'brouillon', 'brouillon-deux')
  await directory.refresh(37)
  expect(await answerAt('vitrine')).toMatchObject({ code: 'PAGE_MOVED', data: { to: 'vitrine-deux' } })
  expect(await answerAt('brouillon')).toMatchObject({ code: 'NOT_FOUND' })
})
