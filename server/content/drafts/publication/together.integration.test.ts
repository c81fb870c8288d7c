import { describe, expect, it } from 'vitest'
import { publicationList } from '#schemas/admin/publication-calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { draftsStage, pageBlocks, setTitle, titleOf } from '#tests/support/drafts/drafts-stage.ts'
import { allRights } from '#schemas/admin/resources/rights.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'

const stage = draftsStage()

const keyOf = (documentId: number): DraftKey => ({ siteId: 37, kind: 'PAGE', documentId, locale: 'fr_FR' })
const scope = () => stage.test.scope(37)
const actor = () => withAllRights(stage.author)
const publications = () => stage.test.features.publications
const open = (key: DraftKey) => stage.drafts.open(key, stage.author, 'fr_FR')
const act = stage.actOn
const seen = async (key: DraftKey) => {
  const { seq, hash } = await open(key)
  return { key, seq, hash }
}
const publish = async (...keys: DraftKey[]) => publications().publish(scope(), { documents: await Promise.all(keys.map(seen)) }, actor())
const shown = async ({ documentId }: DraftKey) => {
  const page = await stage.test.features.pages.get(scope(), documentId, 'visitors')
  return page.layout.blocks[0]?.props['text']
}
const newPage = async (url: string, isPublished = true): Promise<DraftKey> => {
  const page = { url, locale: 'fr_FR', title: `Page ${url}`, seo: {}, shell: 'default', middleware: [], layout: { blocks: pageBlocks } }
  return keyOf((await stage.test.features.pages.save(page as never, { siteId: 37, baseHash: null, by: 'seed', publish: isPublished })).id)
}
const two = async () => {
  const keys = [stage.key, keyOf((await stage.savePage()).id)] as const
  for (const key of keys) await act(key, setTitle(`Nouveau ${key.documentId}`))
  return keys
}
const waitingIds = async () => (await publications().waiting(scope(), allRights)).documents.map(({ id }) => id)

it('leaves a new page and a colleague’s change as they were before an act that is taken back', async () => {
  const page = await newPage('encore-cachee', false)
  await act(page, setTitle('Pas encore vue'))
  await act(stage.key, setTitle('De Claire'))
  const waiting = async () => {
    const { documents } = await publications().waiting(scope(), allRights)
    const own = documents.filter(({ id }) => [page.documentId, stage.key.documentId].includes(id))
    return own.map(({ id, standing, changes, updatedBy, isTakenBack }) => ({ id, standing, changes, by: updatedBy?.name, isTakenBack }))
  }
  const before = await waiting()
  const marc = await addEditor(stage.db, 37, 'marc@example.org')
  await stage.db.updateTable('users').set({ firstname: 'Marc' }).where('id', '=', marc.userId).execute()
  const chosen = await Promise.all([page, stage.key].map(seen))
  const { act: number } = await publications().publish(scope(), { documents: chosen }, withAllRights(marc))
  await publications().revert(scope(), number, withAllRights(marc))
  expect(before.map(({ by, isTakenBack }) => [by, isTakenBack])).toEqual([
    ['Claire Roy', false],
    ['Claire Roy', false],
  ])
  expect(await waiting()).toEqual(before.map((each) => ({ ...each, isTakenBack: true })))
})

describe('publish several drafts together', () => {
  it('publishes all as one act, which is listed with its documents', async () => {
    const keys = await two()
    const done = await publish(...keys)
    expect(await Promise.all(keys.map(shown))).toEqual(keys.map(({ documentId }) => `Nouveau ${documentId}`))
    const { acts } = await publications().list(scope(), parseListQuery(listGrammarOf(publicationList), []), allRights)
    expect(acts[0]).toMatchObject({ act: done.act, revertedAt: null, savedBy: { name: 'Claire Roy' } })
    expect(acts[0]?.documents.map(({ id }) => id).toSorted()).toEqual(keys.map(({ documentId }) => documentId).toSorted())
  })

  it('publishes none when one has faults, and names each with its reasons', async () => {
    const [one, other] = await two()
    await act(one, setTitle(''))
    const refused = publish(one, other)
    await expect(refused).rejects.toMatchObject({
      code: 'PUBLICATION_REFUSED',
      data: {
        documents: [{ id: one.documentId, title: 'Une page', code: 'PAGE_INVALID', errors: [{ blockId: 'titre', code: 'TOO_SHORT' }] }],
      },
    })
    expect([await shown(one), await shown(other)]).toEqual(['Bienvenue', 'Bienvenue'])
    expect((await open(other)).history.map(({ label }) => label)).toEqual([undefined])
  })

  it('refuses a draft with a newer step than was seen', async () => {
    const [one, other] = await two()
    const chosen = [await seen(one), await seen(other)]
    await act(other, setTitle('Plus tard'))
    const refused = publications().publish(scope(), { documents: chosen }, actor())
    await expect(refused).rejects.toMatchObject({ data: { documents: [{ id: other.documentId, code: 'STALE_VERSION', errors: [] }] } })
    expect(await shown(one)).toBe('Bienvenue')
  })

  it('gives an address to a page after the page that leaves it, in any order', async () => {
    const [taker, leaver] = [await newPage('prend'), await newPage('laisse')]
    await act(taker, { op: 'head', pointer: '/url', value: 'laisse' })
    await act(leaver, { op: 'head', pointer: '/url', value: 'ailleurs' })
    await expect(publish(taker)).rejects.toMatchObject({ code: 'PUBLICATION_REFUSED' })
    await publish(taker, leaver)
    const found = await stage.test.features.pages.get(scope(), 'laisse', 'visitors')
    expect(found.id).toBe(taker.documentId)
  })

  it('takes a shell with a page', async () => {
    const shell: DraftKey = { siteId: 37, kind: 'SHELL', documentId: 1, locale: 'fr_FR' }
    const footer = { id: 'pied', type: 'footer', v: 1, props: { legalLabel: 'Mentions', text: 'Bonsoir' } }
    await act(shell, { op: 'insert', block: footer, at: { in: { region: 'footer' }, after: null, before: null } })
    await act(stage.key, setTitle('Avec le pied'))
    const { documents } = await publish(shell, stage.key)
    expect(documents.map(({ kind, title }) => [kind, title])).toEqual([
      ['page', 'Une page'],
      ['shell', ''],
    ])
    const { regions } = await stage.test.features.shells.read(scope(), 'default')
    expect(regions.footer.some(({ id }) => id === 'pied')).toBe(true)
  })

  it('runs acts with documents in common one after the other, without a deadlock', async () => {
    const keys = await two()
    for (let round = 0; round < 6; round += 1) {
      for (const key of keys) await act(key, setTitle(`Tour ${round}`))
      const [one, other] = await Promise.all(keys.map(seen))
      if (!one || !other) throw new Error('two drafts')
      const race = [
        publications().publish(scope(), { documents: [one, other] }, actor()),
        publications().publish(scope(), { documents: [other, one] }, actor()),
        stage.drafts.publish(other.key, other, stage.author, 'fr_FR'),
      ]
      const settled = await Promise.allSettled(race)
      const codes = settled.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code?: string }).code] : []))
      expect(codes.every((code) => code === 'PUBLICATION_REFUSED' || code === 'STALE_VERSION')).toBe(true)
      expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true)
    }
  })
})

describe('take a publication back', () => {
  it('shows what visitors saw before, all of it, and keeps the drafts', async () => {
    const keys = await two()
    const { act: number } = await publish(...keys)
    await publications().revert(scope(), number, actor())
    expect(await Promise.all(keys.map(shown))).toEqual(['Bienvenue', 'Bienvenue'])
    for (const key of keys) expect(titleOf((await open(key)).document)).toBe(`Nouveau ${key.documentId}`)
    expect(await waitingIds()).toEqual(expect.arrayContaining(keys.map(({ documentId }) => documentId)))
    await publish(...keys)
    expect(await shown(keys[0])).toBe(`Nouveau ${keys[0].documentId}`)
    await expect(publications().revert(scope(), number, actor())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('takes a page offline that visitors did not see, and lets it wait again', async () => {
    const key = await newPage('toute-neuve', false)
    expect(await waitingIds()).toContain(key.documentId)
    const { act: number } = await publish(key, stage.key)
    expect(await waitingIds()).not.toContain(key.documentId)
    await publications().revert(scope(), number, actor())
    await expect(shown(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await waitingIds()).toContain(key.documentId)
  })

  it('is refused whole when one of the documents was published again since', async () => {
    const keys = await two()
    const { act: number } = await publish(...keys)
    await act(keys[1], setTitle('Encore'))
    await publish(keys[1])
    await expect(publications().revert(scope(), number, actor())).rejects.toMatchObject({
      code: 'PUBLICATION_REFUSED',
      data: { documents: [{ id: keys[1].documentId, code: 'STALE_VERSION' }] },
    })
    expect(await shown(keys[0])).toBe(`Nouveau ${keys[0].documentId}`)
  })

  it('is refused for an act of another site', async () => {
    const { act: number } = await publish(...(await two()))
    await expect(publications().revert(stage.test.scope(38), number, actor())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('what waits for its publication', () => {
  it('is said in words, with who edited it and what stops it; an opened draft does not wait', async () => {
    await open(stage.key)
    expect(await waitingIds()).not.toContain(stage.key.documentId)
    const before = await publications().count(scope(), allRights)
    await act(stage.key, setTitle(''), { op: 'head', pointer: '/title', value: 'Autre titre' })
    const { documents, total } = await publications().waiting(scope(), allRights)
    expect(documents[0]).toMatchObject({
      ...{ kind: 'page', id: stage.key.documentId, title: 'Autre titre', standing: 'ONLINE', updatedBy: { name: 'Claire Roy' } },
      changes: { what: 'Titre de la page et texte', where: 'Page et Titre', count: 2 },
      issues: [{ blockId: 'titre', code: 'TOO_SHORT' }],
    })
    expect([await publications().count(scope(), allRights), total]).toEqual([before + 1, before + 1])
  })

  it('has no page that was taken offline on purpose', async () => {
    await stage.drafts.unpublish(stage.key, stage.author)
    expect(await waitingIds()).not.toContain(stage.key.documentId)
  })
})
