import { describe, expect, it } from 'vitest'
import { stepRequestSchema } from '#schemas/admin/drafts/draft-shapes.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { at, into, main, outlineOf, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { DraftServer, newDraft } from '#tests/support/drafts/draft-server.ts'
import { exchange, meetOn, type Person } from '#tests/support/drafts/person.ts'
import { openDraft, undo } from './draft-client.ts'
import type { AdmitOperation } from './draft-log.ts'
import { openConflicts } from './open-conflicts.ts'

const tree = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'), sampleBlock('c'))
const titleOf = (person: Pick<Person, 'document'>, id: string) =>
  person.document.regions['main']!.find((block) => block.id === id)?.props['title']
const withAdmission = (admit: AdmitOperation) => meetOn(tree, new DraftServer(newDraft(tree), admit))
const trimmed: AdmitOperation = (operation) =>
  operation.op === 'set' && typeof operation.value === 'string' ? { ...operation, value: operation.value.trim() } : operation
const refusing: AdmitOperation = (operation) => (JSON.stringify(operation).includes('bad') ? { refused: 'FORBIDDEN' } : operation)

describe('two people on one draft', () => {
  it('have one document and one history after edits that do not meet', () => {
    const { server, claire, paul } = meetOn(tree)
    claire.act([setTitle('a', 'hers')])
    paul.act([{ op: 'move', id: 'a', to: at(main, 'c') }])
    exchange(server, claire, paul)
    expect([outlineOf(paul.document), titleOf(paul, 'a')]).toEqual(['b c a(a1 a2)', 'hers'])
    expect([claire.client.base, draftHash(claire.document)]).toEqual([paul.client.base, draftHash(paul.document)])
  })

  it('keep in the log what could not go in, with its three versions', () => {
    const { server, claire, paul } = meetOn(tree)
    claire.act([{ op: 'remove', id: 'a' }])
    paul.act([{ op: 'insert', block: sampleBlock('new'), at: at(into('a'), 'a1', 'a2') }])
    paul.act([setTitle('new', 'words')])
    exchange(server, claire, paul)
    expect(paul.whys).toEqual(['place-removed', 'removed'])
    const kept = server.log.steps.flatMap((step) => step.kept ?? [])
    expect(kept.map(({ mine }) => mine)).toEqual([sampleBlock('new'), 'words'])
    expect(kept[0]!.rescue!.block.slots!['content']!.map(({ id }) => id)).toEqual(['a1', 'new', 'a2'])
  })

  it('find a conflict again on another machine, and settle it once', () => {
    const { server, claire, paul } = meetOn(tree)
    claire.act([setTitle('b', 'hers')])
    paul.act([setTitle('b', 'mine')])
    exchange(server, claire, paul)
    const { paul: elsewhere } = meetOn(tree, server)
    elsewhere.client = { ...meetOn(tree).paul.client, by: 'paul' }
    exchange(server, elsewhere)
    expect(elsewhere.whys).toEqual(['value'])
    elsewhere.decide('theirs')
    exchange(server, elsewhere, paul)
    expect([paul.whys, titleOf(paul, 'b')]).toEqual([[], 'hers'])
  })
})

describe('conflicts about one thing', () => {
  it('are one question with the newest version, and one decision settles them', () => {
    const { server, claire, paul } = meetOn(tree)
    claire.act([setTitle('b', 'hers')])
    for (const value of ['m', 'mi', 'mine']) paul.act([setTitle('b', value)])
    exchange(server, claire, paul)
    expect(server.log.steps.flatMap(({ kept = [] }) => kept).length).toBe(3)
    expect(openConflicts(paul.client).map(({ conflict }) => conflict.mine)).toEqual(['mine'])
    paul.decide('mine')
    expect([paul.whys, titleOf(paul, 'b')]).toEqual([[], 'mine'])
  })
})

describe('a batch', () => {
  const typed = (person: Person, value: string) => person.act([setTitle('b', value)], { joins: true })

  it('takes the next letters of its field until it is sent', () => {
    const { server, paul } = meetOn(tree)
    typed(paul, 'w')
    typed(paul, 'wo')
    expect(paul.client.pending.length).toBe(1)
    paul.act([setTitle('c', 'other')], { joins: true })
    expect(paul.client.pending.length).toBe(2)
    exchange(server, paul)
    expect(paul.undo()).toEqual([])
    expect(paul.undo()).toEqual([])
    expect(draftHash(paul.document)).toBe(draftHash(tree))
  })

  it.each(['', 'after a crash '])('that was sent is closed %salthough its answer was lost', (crash) => {
    const { server, paul } = meetOn(tree)
    typed(paul, 'w')
    server.take(paul.request())
    if (crash) paul.reopen()
    typed(paul, 'wo')
    exchange(server, paul)
    expect([paul.client.pending, titleOf(paul, 'b'), titleOf({ document: server.log.document }, 'b')]).toEqual([[], 'wo', 'wo'])
  })

  it('that changes nothing is none, and one without operations is a mark in the log', () => {
    const { server, paul } = meetOn(tree)
    paul.act([setTitle('b', 'b')])
    expect(paul.client.pending).toEqual([])
    paul.act([])
    exchange(server, paul)
    expect([server.log.steps.length, paul.undo()]).toEqual([1, null])
  })

  it('that is sent twice is taken once', () => {
    const { server, paul } = meetOn(tree)
    typed(paul, 'w')
    const request = paul.request()
    server.take(request)
    server.take(request)
    expect(server.log.steps.length).toBe(1)
  })

  it('is known as taken when the log was cut before its answer came', () => {
    const { server, claire, paul } = meetOn(tree)
    for (let step = 0; step < 45; step += 1) {
      claire.act([{ op: 'head', pointer: '/title', value: String(step) }])
      exchange(server, claire)
    }
    exchange(server, paul)
    typed(paul, 'mine')
    server.take(paul.request())
    server.forget(0)
    const before = server.log.head.seq
    paul.client = { ...paul.client, base: { seq: 1, chain: 'cut' } }
    exchange(server, paul)
    expect([server.log.head.seq - before, paul.client.pending, paul.whys, titleOf(paul, 'b')]).toEqual([0, [], [], 'mine'])
  })

  it('of a person who has not seen everything is not taken, and lands in the next request', () => {
    const { server, claire, paul } = meetOn(tree)
    typed(claire, 'hers')
    exchange(server, claire)
    paul.act([setTitle('c', 'mine')])
    paul.receive(server.take(paul.request()))
    expect([server.log.head.seq, paul.client.pending.length, titleOf(paul, 'b')]).toEqual([1, 1, 'hers'])
    exchange(server, paul)
    expect(server.log.head.seq).toBe(2)
  })

  it('that the server refuses becomes a conflict, and the batches behind it go on', () => {
    const { server, paul } = withAdmission(refusing)
    typed(paul, 'bad')
    paul.act([{ op: 'head', pointer: '/title', value: 'good' }])
    exchange(server, paul)
    expect([paul.whys, server.log.document.head['title'], paul.client.pending]).toEqual([['refused'], 'good', []])
  })

  it('that the server has cleaned meets neither its author’s next word nor its undo', () => {
    const { server, paul } = withAdmission(trimmed)
    typed(paul, 'one ')
    server.take(paul.request())
    typed(paul, 'one two ')
    paul.undo()
    exchange(server, paul)
    expect([paul.whys, titleOf(paul, 'b')]).toEqual([[], 'one'])
    expect(paul.redo()).toEqual([])
    expect(titleOf(paul, 'b')).toBe('one two')
    expect([paul.undo(), paul.undo(), titleOf(paul, 'b')]).toEqual([[], [], 'b'])
  })
})

describe('an answer', () => {
  const hers = (value: string): Operation[] => [{ op: 'head', pointer: '/title', value }]

  it('with a gap is left alone, and the next request brings all', () => {
    const { server, claire, paul } = meetOn(tree)
    for (const value of ['1', '2']) {
      claire.act(hers(value))
      exchange(server, claire)
    }
    const { steps, hash } = server.take(paul.request())
    expect(paul.receive({ steps: steps.slice(1), hash }).asksAgain).toBe(true)
    expect(paul.client.base.seq).toBe(0)
    exchange(server, paul)
    expect(paul.document.head['title']).toBe('2')
  })

  it('of another history is left alone', () => {
    const { server, paul } = meetOn(tree)
    const other = meetOn(tree)
    other.claire.act(hers('1'))
    exchange(other.server, other.claire)
    const [step] = other.server.log.steps
    expect(paul.receive({ steps: [{ ...step!, chain: 'forged' }], hash: '' }).asksAgain).toBe(true)
    exchange(server, paul)
    expect(paul.document).toEqual(tree)
  })

  it('whose hash is not that of the same steps brings the whole draft', () => {
    const { server, claire, paul } = meetOn(tree)
    paul.client = { ...paul.client, confirmed: sampleDocument(sampleBlock('b')), document: sampleDocument(sampleBlock('b')) }
    claire.act([setTitle('b', 'hers')])
    exchange(server, claire)
    paul.receive(server.take(paul.request()))
    expect(stepRequestSchema.safeParse(paul.request()).success).toBe(true)
    exchange(server, paul)
    expect(draftHash(paul.document)).toBe(draftHash(server.log.document))
  })

  it('to an older request, after the log was cut, does not lose a batch that is in the draft', () => {
    const { server, claire, paul } = meetOn(tree)
    for (let step = 0; step < 45; step += 1) {
      claire.act(hers(String(step)))
      exchange(server, claire)
    }
    server.forget(1)
    const late = paul.request()
    paul.act([setTitle('b', 'mine')])
    paul.receive(server.take(paul.request()))
    server.take(paul.request())
    expect(paul.receive(server.take(late)).asksAgain).toBe(true)
    exchange(server, paul)
    expect([paul.client.pending, draftHash(paul.document)]).toEqual([[], draftHash(server.log.document)])
  })

  it('of a server restored from a backup brings back what that one has lost', () => {
    const { server, paul } = meetOn(tree)
    paul.act([setTitle('b', 'one')])
    exchange(server, paul)
    const backup = structuredClone(server.stored)
    paul.act([setTitle('b', 'two')])
    exchange(server, paul)
    const restored = new DraftServer(backup)
    exchange(restored, paul)
    expect([titleOf({ document: restored.log.document }, 'b'), paul.client.pending, paul.whys]).toEqual(['two', [], []])
  })
})

describe('an undo', () => {
  it('undoes earlier acts after a draft is opened, or received whole, with its log', () => {
    const { server, paul } = meetOn(tree)
    paul.act([setTitle('b', 'one')])
    paul.act([setTitle('b', 'two')])
    exchange(server, paul)
    const { log, document, base } = paul.client
    paul.client = openDraft('paul', { base, document, log })
    expect([paul.undo(), titleOf(paul, 'b')]).toEqual([[], 'one'])
    paul.client = openDraft('paul', { base: { seq: 1, chain: 'cut' }, document })
    const { whole, ...answer } = server.take(paul.request())
    paul.receive({ ...answer, whole: { ...whole!, log } })
    expect([paul.undo(), paul.undo(), titleOf(paul, 'b')]).toEqual([[], [], 'b'])
  })

  it('has the label that it is given', () => {
    const { paul } = meetOn(tree)
    paul.act([setTitle('b', 'one')])
    expect(undo(paul.client, { id: 'u', label: 'Annuler' })!.batch).toMatchObject({ id: 'u', label: 'Annuler', by: 'paul' })
  })
})

describe('a stored client', () => {
  it('has every letter, its conflicts and its undo after the browser was killed', () => {
    const { server, claire, paul } = meetOn(tree)
    claire.act([setTitle('b', 'hers')])
    paul.act([setTitle('b', 'mine')])
    exchange(server, claire, paul)
    paul.act([setTitle('c', 'offline')])
    paul.reopen()
    expect([paul.whys, titleOf(paul, 'c')]).toEqual([['value'], 'offline'])
    expect([paul.undo(), titleOf(paul, 'c')]).toEqual([[], 'c'])
  })
})
