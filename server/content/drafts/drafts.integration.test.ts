import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { isFull } from '#tests/support/sampling.ts'
import { firstTransaction, hearStatements } from '#tests/support/database/hear-statements.ts'
import { draftsStage, pageBlocks, setTitle, titleOf } from '#tests/support/drafts/drafts-stage.ts'

const stage = draftsStage()
const { open, send, exchange, arrive, saveBeside, publicState, addSession } = stage

const saves = isFull ? 1000 : 100

describe('open', () => {
  it('makes a draft of the newest saved state, once for two editors at the same moment', async () => {
    const [one, other] = await Promise.all([open(), open()])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ seq: 0, document: { head: { title: 'Une page' }, regions: { main: pageBlocks } }, history: [], issues: [] })
    expect(one.hash).toBe(draftHash(one.document))
  })

  it.each([
    ['a page that does not exist', { documentId: 999_999 }],
    ['a page of another site', { siteId: 38 }],
    ['a language without a document', { locale: 'en_GB' }],
  ])('refuses %s', async (_name, other) => {
    await expect(stage.drafts.open({ ...stage.key, ...other }, stage.author, 'fr_FR')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('step', () => {
  it('stores each save of a text in seven statements, without a new content version or revision', async () => {
    const claire = await arrive('claire')
    const before = await publicState()
    const heard = hearStatements(stage.test.database.pool)
    for (let time = 1; time <= saves; time += 1) {
      claire.act([setTitle(`Titre ${time}`)])
      heard()
      claire.receive(await stage.drafts.step(stage.key, claire.request(), stage.author))
      expect(firstTransaction(heard()).length).toBe(7)
    }
    expect(await publicState()).toEqual(before)
    const opened = await open()
    expect([opened.seq, titleOf(opened.document), opened.hash]).toEqual([saves, `Titre ${saves}`, draftHash(claire.document)])
  })

  it('merges the edits of two people at other places, and shows one card where they meet', async () => {
    const [claire, paul] = [await arrive('claire'), await arrive('paul')]
    claire.act([setTitle('De Claire')])
    paul.act([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Paul.</p>' }])
    paul.act([setTitle('De Paul')])
    await exchange(claire, paul)
    expect(claire.document).toEqual(paul.document)
    expect([titleOf(claire.document), claire.whys, paul.whys]).toEqual(['De Claire', [], ['value']])
    expect((await open()).hash).toBe(draftHash(claire.document))
  })

  it('takes batches from eight editors at the same moment one after the other, each once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => arrive(`editor ${index}`)))
    for (const [index, person] of people.entries()) {
      const block = { id: `neu-${index}`, type: 'heading', v: 1, props: { text: String(index), level: 2 } }
      person.act([{ op: 'insert', block, at: { in: { region: 'main' }, after: 'texte', before: null } }])
    }
    for (let round = 0; round < people.length; round += 1)
      await Promise.all(people.map(async (person) => person.receive(await stage.drafts.step(stage.key, person.request(), stage.author))))
    await exchange(...people)
    expect(new Set(people.map(({ document }) => draftHash(document))).size).toBe(1)
    expect((await open()).document.regions['main']).toHaveLength(10)
  })

  it('answers a batch that is sent twice with the step of the first time', async () => {
    const batch = { id: 'the-same', by: 'claire', operations: [setTitle('Une fois')] }
    const { seq, chain } = await open()
    const request = { base: { seq, chain }, batches: [batch], recent: [] }
    const first = await stage.drafts.step(stage.key, request, stage.author)
    expect(await stage.drafts.step(stage.key, request, stage.author)).toEqual(first)
    expect((await open()).seq).toBe(1)
  })

  it('sends the whole draft to a base of another history', async () => {
    await send([setTitle('Autre')])
    const answer = await stage.drafts.step(stage.key, { base: { seq: 1, chain: 'foreign' }, batches: [], recent: ['x'] }, stage.author)
    expect(answer).toMatchObject({ steps: [], whole: { seq: 1, named: ['x'], known: [] } })
  })

  it('stores outer spaces, decomposed accents, an empty text and a data URL as typed', async () => {
    for (const text of ['  deux  ', 'e\u0301te\u0301', '', 'data:text/plain;base64,QQ==']) {
      await send([setTitle(text)])
      const { document, hash } = await open()
      expect([titleOf(document), hash]).toEqual([text, draftHash(document)])
    }
  })

  it('cleans the HTML of a text and of an inserted block', async () => {
    const html = '<p onclick="x()">Bon<script>alert(1)</script>jour</p>'
    const block = { id: 'neuf', type: 'columns', v: 1, props: {}, slots: { first: [{ id: 'dans', type: 'text', v: 1, props: { html } }] } }
    await send([
      { op: 'set', id: 'texte', pointer: '/html', value: html },
      { op: 'insert', block, at: { in: { region: 'main' }, after: null, before: null } },
    ])
    expect(JSON.stringify((await open()).document)).not.toMatch(/script|onclick/)
    expect(JSON.stringify((await open()).document.regions)).toContain('Bonjour')
  })

  it.each<[string, Operation]>([
    [
      'a link that runs a script',
      {
        op: 'insert',
        block: { id: 'lien', type: 'button', v: 1, props: { label: 'x', href: 'javascript:alert(1)' } },
        at: { in: { region: 'main' }, after: null, before: null },
      },
    ],
    ['props of 129 kB', { op: 'set', id: 'texte', pointer: '/html', value: 'x'.repeat(129 * 1024) }],
    ['a stage.key of the prototype', { op: 'set', id: 'texte', pointer: '/__proto__/x', value: 1 }],
    ['a block that is not there', { op: 'remove', id: 'absent' }],
  ])('refuses %s and changes nothing', async (_name, operation) => {
    const { hash } = await open()
    const answer = await send([operation])
    expect(answer.refused?.reason).toMatch(/^[A-Z_]+$/)
    expect(await open()).toMatchObject({ seq: 0, hash })
  })
})

it('refuses a step, a publication and a discard once the session is over', async () => {
  const { seq, chain, hash } = await open()
  const gone = { ...stage.author, sessionId: await addSession(stage.author.userId) }
  await stage.db.deleteFrom('sessions').where('id', '=', gone.sessionId).execute()
  const request = { base: { seq, chain }, batches: [{ id: 'late', by: 'claire', operations: [setTitle('Trop tard')] }], recent: [] }
  const { drafts } = stage.test.features
  const acts = [
    () => drafts.step(stage.key, request, gone),
    () => drafts.publish(stage.key, { seq, hash }, gone, 'fr_FR'),
    () => drafts.discard(stage.key, gone),
  ]
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(await open()).toMatchObject({ seq, hash })
})

it('reads the author and the time of a step, but no author for one of the site', async () => {
  const id = crypto.randomUUID()
  await send([setTitle('De Claire')], id)
  const before = new Date(Date.now() - 60_000)
  const signed = await stage.drafts.signature(stage.key, id)
  expect([signed.savedBy, signed.savedAt > before]).toEqual([{ id: stage.author.userId, name: 'Claire Roy' }, true])
  const users = stage.db.updateTable('users').where('id', '=', stage.author.userId)
  await users.set({ firstname: null, lastname: null }).execute()
  expect((await stage.drafts.signature(stage.key, id)).savedBy).toMatchObject({ name: 'claire' })
  await users.set({ firstname: 'Claire', lastname: 'Roy' }).execute()
  await saveBeside('Ailleurs')
  const { history } = await open()
  const site = history.find(({ by }) => by === 'site')
  expect((await stage.drafts.signature(stage.key, site!.id)).savedBy).toBeNull()
  await expect(stage.drafts.signature({ ...stage.key, siteId: 38 }, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('reads the steps since a base, and the whole draft for a base of another history', async () => {
  const { seq, chain } = await open()
  await send([setTitle('Un')])
  const since = await stage.drafts.steps(stage.key, { seq, chain })
  const end = await open()
  expect([since.steps.map(({ by }) => by), since.hash]).toEqual([['claire'], end.hash])
  expect(await stage.drafts.steps(stage.key, end)).toEqual({ steps: [], hash: end.hash })
  expect(await stage.drafts.steps(stage.key, { seq: 1, chain: 'foreign' })).toMatchObject({ whole: { seq: 1 } })
})

it('discards a draft with its log, and opens a new history', async () => {
  await send([setTitle('Abandonné')])
  const { chain } = await open()
  await stage.drafts.discard(stage.key, stage.author)
  const again = await open()
  expect([again.seq, titleOf(again.document), again.chain === chain]).toEqual([0, 'Bienvenue', false])
})

it('names in the audit log who discarded a draft, when it had changes', async () => {
  const discards = () =>
    stage.db.selectFrom('audit_log').select(['actor_id', 'target', 'diff']).where('action', '=', 'page.discard').orderBy('id').execute()
  await open()
  const before = await discards()
  await stage.drafts.discard(stage.key, stage.author)
  expect(await discards()).toEqual(before)
  await open()
  await send([setTitle('Abandonné')])
  const { seq, hash } = await open()
  await stage.drafts.discard(stage.key, stage.author)
  const target = `page ${stage.key.documentId} fr_FR`
  expect((await discards()).slice(before.length)).toEqual([{ actor_id: stage.author.userId, target, diff: { seq, hash } }])
})

it('makes a draft again that a colleague has discarded, and gives its editors all of it', async () => {
  await send([setTitle('Abandonné')])
  const { seq, chain } = await open()
  await stage.drafts.discard(stage.key, stage.author)
  const batches = [{ id: crypto.randomUUID(), by: 'claire', operations: [setTitle('Encore')] }]
  const answer = await stage.drafts.step(stage.key, { base: { seq, chain }, batches, recent: [] }, stage.author)
  expect(answer).toMatchObject({ whole: { seq: 0 } })
  expect(titleOf((await open()).document)).toBe('Bienvenue')
  const gone = { ...stage.key, documentId: 999_999 }
  await expect(stage.drafts.step(gone, { base: { seq, chain }, batches, recent: [] }, stage.author)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
