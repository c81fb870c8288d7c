import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { decideConflict } from '#engine/draft/merge/decide-conflict.ts'
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import { openServerDraft } from '#composer/saving/take-up.ts'
import { draftsStage, setTitle, textOf, titleOf } from '#tests/support/drafts/drafts-stage.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'

const stage = draftsStage()
const { open, send, exchange, arrive, saveBeside } = stage

/** Cards that the author of the steps sees. */
const cards = (opened: Awaited<ReturnType<typeof open>>) =>
  openConflicts(openServerDraft('claire', opened, null)).map(({ conflict: { why, before, theirs, mine } }) => ({
    why,
    before,
    theirs,
    mine,
  }))

describe('a page that is saved beside its draft', () => {
  it('follows a page that was saved beside a draft without edits, which can then be published', async () => {
    const { baseRevision } = await open()
    const saved = await saveBeside('Enregistré ailleurs')
    const opened = await open()
    expect(titleOf(opened.document)).toBe('Enregistré ailleurs')
    expect([opened.seq, opened.baseRevision === baseRevision]).toEqual([1, false])
    expect(opened.baseRevision).toBe(saved)
    expect(await open()).toEqual(opened)
    await send([setTitle('Puis ici')])
    const { seq, hash } = await open()
    expect(await stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')).toMatchObject({ base: { seq: 3 } })
  })

  it('puts the edits of a draft onto a page that was saved beside it, and publishes both', async () => {
    await send([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Claire.</p>' }])
    const saved = await saveBeside('Ailleurs')
    const opened = await open()
    expect([titleOf(opened.document), textOf(opened.document), opened.baseRevision]).toEqual(['Ailleurs', '<p>De Claire.</p>', saved])
    expect(cards(opened)).toEqual([])
    const { seq, hash } = opened
    await stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')
    const shown = JSON.stringify(
      (await stage.test.features.pages.get(stage.test.scope(37), stage.key.documentId, 'visitors')).layout.blocks,
    )
    expect([shown.includes('Ailleurs'), shown.includes('De Claire.')]).toEqual([true, true])
  })

  it('keeps the edits of a draft whose page is saved beside it a second time', async () => {
    await send([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Claire.</p>' }])
    await saveBeside('Ailleurs')
    await open()
    await send([{ op: 'head', pointer: '/title', value: 'Puis ceci' }])
    await saveBeside('Encore ailleurs')
    const { document } = await open()
    expect([titleOf(document), textOf(document), document.head['title']]).toEqual(['Encore ailleurs', '<p>De Claire.</p>', 'Puis ceci'])
  })

  it('shows a card to the author of an edit that meets a page saved beside it', async () => {
    await send([setTitle('Ici')])
    await send([setTitle('Ici aussi')])
    await saveBeside('Ailleurs')
    const opened = await open()
    expect(titleOf(opened.document)).toBe('Ailleurs')
    expect(cards(opened)).toEqual([{ why: 'value', before: 'Ici', theirs: 'Ailleurs', mine: 'Ici aussi' }])
    const client = openServerDraft('claire', opened, null)
    const [met] = openConflicts(client)
    const operations = decideConflict(met!.conflict, 'mine', opened.document, () => 'neuf')
    await send(operations as readonly Operation[])
    const { seq, hash, document } = await open()
    expect(titleOf(document)).toBe('Ici aussi')
    await stage.drafts.publish(stage.key, { seq, hash, confirmed: ['TWO_VERSIONS'] }, stage.author, 'fr_FR')
  })

  it('puts edits whose steps were deleted onto a page that was saved beside it', async () => {
    await send([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Claire.</p>' }])
    for (let time = 0; time < 20; time += 1) await send([{ op: 'head', pointer: '/title', value: `Titre ${time}` }])
    await stage.db.deleteFrom('draft_steps').where('seq', '<', 10).execute()
    await saveBeside('Ailleurs')
    const { document } = await open()
    expect([titleOf(document), textOf(document), document.head['title']]).toEqual(['Ailleurs', '<p>De Claire.</p>', 'Titre 19'])
  })

  it('takes back an edit that was put onto a page saved beside it', async () => {
    const claire = await arrive(String(stage.author.userId))
    claire.act([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Claire.</p>' }])
    await exchange(claire)
    await saveBeside('Ailleurs')
    await open()
    await exchange(claire)
    claire.undo()
    await exchange(claire)
    const { document, hash } = await open()
    expect([titleOf(document), textOf(document), hash]).toEqual(['Ailleurs', '<p>Un premier paragraphe.</p>', draftHash(claire.document)])
  })

  it('refuses the publication of a page that was saved beside it, and brings that in', async () => {
    await send([setTitle('Ici')])
    const { seq, hash } = await open()
    await saveBeside('Ailleurs')
    await expect(stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')).rejects.toMatchObject({ code: 'STALE_VERSION' })
    const steps = await stage.drafts.steps(stage.key, { seq: 0, chain: '' })
    expect(steps.whole?.document && titleOf(steps.whole.document)).toBe('Ailleurs')
  })
})

describe('a draft with an address of its own', () => {
  const moveTo = async (url: string) => {
    const { head } = await stage.readBase()
    const from = (head as { url: string }).url
    const page = { siteId: 37, id: stage.key.documentId, locale: 'fr_FR' }
    await stage.test.features.pageLife.move({ ...page, from, url }, { userId: stage.author.userId, language: 'fr_FR' })
    return from
  }

  it('keeps its address with a card when the page moves to another one meanwhile', async () => {
    await send([{ op: 'head', pointer: '/url', value: 'adresse-voulue' }])
    const from = await moveTo(`autre-${stage.key.documentId}`)
    const opened = await open()
    expect([opened.document.head['url'], cards(opened)]).toEqual([
      `autre-${stage.key.documentId}`,
      [{ why: 'value', before: from, theirs: `autre-${stage.key.documentId}`, mine: 'adresse-voulue' }],
    ])
  })

  it('keeps an address whose publication was taken back, with a card to its author', async () => {
    await send([{ op: 'head', pointer: '/url', value: `voulue-${stage.key.documentId}` }])
    const { seq, hash } = await open()
    const { publications } = stage.test.features
    const editor = withAllRights(stage.author)
    const { act } = await publications.publish(stage.test.scope(37), { documents: [{ key: stage.key, seq, hash }] }, editor)
    await publications.revert(stage.test.scope(37), act, editor)
    expect((await open()).document.head['url']).toBe(`voulue-${stage.key.documentId}`)
    const from = await moveTo(`autre-${stage.key.documentId}`)
    expect(cards(await open())).toEqual([
      { why: 'value', before: from, theirs: `autre-${stage.key.documentId}`, mine: `voulue-${stage.key.documentId}` },
    ])
  })
})
