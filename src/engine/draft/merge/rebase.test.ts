import { describe, expect, it } from 'vitest'
import { MAX_BLOCKS, MAX_DEPTH } from '#engine/registry/limits.ts'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { at, into, main, outlineOf, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { MEETING_KINDS } from '#tests/support/drafts/meeting-kinds.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import { makeBatch, netOperations, type SentBatch } from '#engine/draft/sync/batch.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { rebase } from './rebase.ts'

const items = (...titles: string[]) => titles.map((title) => ({ title }))
const tree = sampleDocument(
  sampleBlock('a', [sampleBlock('a1', [sampleBlock('x')]), sampleBlock('a2'), sampleBlock('a3')]),
  sampleBlock('b', [sampleBlock('b1')]),
  sampleBlock('c', [], { title: 'c', link: { label: 'l', href: 'h' }, items: items('', '', '') }),
  sampleBlock('d'),
)

const set = (id: string, pointer: string, value: Block['props'][string]): Operation => ({ op: 'set', id, pointer, value })
const head = (pointer: string, value: string): Operation => ({ op: 'head', pointer, value })
const shown = (audience: Visibility['audience']): Visibility => ({ audience, screens: [], from: null, until: null })
const visible = (id: string, audience: Visibility['audience'] = 'members'): Operation => ({
  op: 'visible',
  id,
  visibility: shown(audience),
})
const insert = (block: Block, ...place: Parameters<typeof at>): Operation => ({ op: 'insert', block, at: at(...place) })
const remove = (id: string): Operation => ({ op: 'remove', id })
const move = (id: string, ...place: Parameters<typeof at>): Operation => ({ op: 'move', id, to: at(...place) })
const note = (id: string, name = 'name'): Operation => ({ op: 'note', id, name })
const n = sampleBlock('n')

/** Theirs is in the log; mine was done on the same document and is put on it. */
function meet(document: EditedDocument, theirs: readonly Operation[], mine: readonly Operation[]) {
  const [first, batch] = [applyAll(document, theirs), makeBatch(document, { id: 'm', by: 'me' }, mine)]
  if ('refused' in first || 'refused' in batch) throw new Error('The case is not valid')
  const done = rebase(batch.batch.edits, first.document, { missed: theirs })
  return { ...done, theirs: first.document, whys: done.conflicts.map(({ why }) => why), outline: outlineOf(done.document) }
}

const all = 'a(a1(x) a2 a3) b(b1) c d'
type Outcome = 'goes in' | 'agreed' | 'dropped' | 'value' | 'list' | 'removed' | 'place-removed' | 'changed' | 'moved' | 'cycle' | 'taken'
type Row = readonly [theirs: Operation | readonly Operation[], mine: Operation, outcome: Outcome, outline?: string]

const TABLE: readonly Row[] = [
  [set('c', '/title', 'hers'), set('c', '/link', 'mine'), 'goes in'],
  [set('c', '/title', 'hers'), setTitle('d', 'mine'), 'goes in'],
  [set('c', '/title', 'hers'), set('c', '/title', 'mine'), 'value'],
  [set('c', '/title', 'same'), set('c', '/title', 'same'), 'goes in'],
  [set('c', '/link', { label: 'hers', href: 'h' }), set('c', '/link/href', 'mine'), 'goes in'],
  [set('c', '/link', { label: 'l', href: 'hers' }), set('c', '/link/href', 'mine'), 'value'],
  [set('c', '/link', 'page:3'), set('c', '/link/href', 'mine'), 'value'],
  [set('c', '/link/href', 'hers'), set('c', '/link', 'mine'), 'value'],
  [set('c', '/items/0/title', 'hers'), set('c', '/items/1/title', 'mine'), 'goes in'],
  [set('c', '/items', items('', '')), set('c', '/items/1/title', 'mine'), 'list'],
  [[set('c', '/items', []), set('c', '/items', items('', '', ''))], set('c', '/items/1/title', 'mine'), 'goes in'],
  [set('c', '/items/1/title', 'hers'), set('c', '/items', []), 'value'],
  [set('c', '/title', 'hers'), head('/title', 'mine'), 'goes in'],
  [set('c', '/title', 'hers'), visible('c'), 'goes in'],
  [set('c', '/title', 'hers'), insert(n, main, 'c', 'd'), 'goes in'],
  [setTitle('x', 'hers'), remove('a'), 'changed'],
  [setTitle('c', 'hers'), remove('a'), 'goes in', 'b(b1) c d'],
  [setTitle('a1', 'hers'), move('a', main, 'd'), 'goes in', 'b(b1) c d a(a1(x) a2 a3)'],
  [setTitle('a', 'hers'), note('a'), 'goes in'],

  [head('/title', 'hers'), setTitle('a', 'mine'), 'goes in'],
  [head('/title', 'hers'), head('/title', 'mine'), 'value'],
  [head('/title', 'hers'), head('/seo/description', 'mine'), 'goes in'],
  [head('/title', 'hers'), visible('a'), 'goes in'],
  [head('/title', 'hers'), insert(n, main), 'goes in'],
  [head('/title', 'hers'), remove('a'), 'goes in'],
  [head('/title', 'hers'), move('a', main, 'b', 'c'), 'goes in'],
  [head('/title', 'hers'), note('a'), 'goes in'],

  [visible('a'), setTitle('a', 'mine'), 'goes in'],
  [visible('a'), head('/title', 'mine'), 'goes in'],
  [visible('a'), visible('a', 'visitors'), 'value'],
  [visible('a'), visible('a'), 'goes in'],
  [visible('a'), visible('b'), 'goes in'],
  [visible('a'), insert(n, into('a')), 'goes in'],
  [visible('x'), remove('a'), 'changed'],
  [visible('b'), remove('a'), 'goes in'],
  [visible('a'), move('a', main, 'b', 'c'), 'goes in'],
  [visible('a'), note('a'), 'goes in'],

  [insert(n, main), setTitle('a', 'mine'), 'goes in'],
  [insert(n, main), head('/title', 'mine'), 'goes in'],
  [insert(n, main), visible('a'), 'goes in'],
  [insert(n, main, null, 'a'), insert(sampleBlock('m'), main, 'a', 'b'), 'goes in', 'n a(a1(x) a2 a3) m b(b1) c d'],
  [insert(n, main, 'a', 'b'), insert(sampleBlock('m'), main, 'a', 'b'), 'goes in', 'a(a1(x) a2 a3) m n b(b1) c d'],
  [insert(n, main), insert(n, main), 'agreed', `n ${all}`],
  [insert(n, main), insert(sampleBlock('n', [], { title: 'mine' }), main), 'taken'],
  [insert(n, main), insert(sampleBlock('m', [n]), main), 'taken'],
  [insert(n, into('a1')), remove('a'), 'changed'],
  [insert(n, into('b')), remove('a'), 'goes in'],
  [insert(n, main, 'b', 'c'), move('d', main, 'b', 'c'), 'goes in', 'a(a1(x) a2 a3) b(b1) d n c'],
  [insert(n, main), note('a'), 'goes in'],

  [remove('a'), setTitle('x', 'mine'), 'removed'],
  [remove('a'), setTitle('c', 'mine'), 'goes in'],
  [remove('a'), head('/title', 'mine'), 'goes in'],
  [remove('a'), visible('a1'), 'removed'],
  [remove('a'), insert(n, into('a1')), 'place-removed'],
  [remove('a'), insert(n, main, 'a', 'b'), 'goes in', 'n b(b1) c d'],
  [[remove('b'), remove('c')], insert(n, main, 'b', 'c'), 'goes in', 'a(a1(x) a2 a3) d n'],
  [remove('a'), remove('a'), 'agreed'],
  [remove('a'), remove('a1'), 'agreed'],
  [remove('a1'), remove('a'), 'goes in', 'b(b1) c d'],
  [remove('a'), move('a1', main), 'removed'],
  [remove('a'), move('d', into('a1'), 'x'), 'place-removed'],
  [remove('b'), move('d', main, 'b', 'c'), 'goes in', 'a(a1(x) a2 a3) d c'],
  [remove('a'), note('a'), 'dropped'],

  [move('a1', main), setTitle('x', 'mine'), 'goes in'],
  [move('a1', main), head('/title', 'mine'), 'goes in'],
  [move('a1', main), visible('a1'), 'goes in'],
  [move('a1', main), insert(n, into('a1'), 'x'), 'goes in', 'a1(x n) a(a2 a3) b(b1) c d'],
  [move('b', main), insert(n, main, 'b', 'c'), 'goes in', 'b(b1) n a(a1(x) a2 a3) c d'],
  [move('b', into('d')), insert(n, main, 'b', 'c'), 'goes in', 'a(a1(x) a2 a3) n c d(b(b1))'],
  [move('a', main, 'd'), remove('a'), 'moved'],
  [move('c', into('a')), remove('a'), 'changed'],
  [move('a3', into('a')), remove('a'), 'changed'],
  [move('a2', main), remove('a'), 'goes in', 'a2 b(b1) c d'],
  [move('c', main), remove('a'), 'goes in', 'c b(b1) d'],
  [move('a', main, 'd'), move('c', main, null, 'a'), 'goes in', 'c b(b1) d a(a1(x) a2 a3)'],
  [move('d', main), move('d', main), 'goes in', 'd a(a1(x) a2 a3) b(b1) c'],
  [move('d', main), move('d', main, 'a', 'b'), 'moved'],
  [move('d', into('b')), move('d', main), 'moved'],
  [move('a', into('b')), move('b', into('a')), 'cycle'],
  [move('a', into('d')), note('a'), 'goes in'],

  [note('a'), setTitle('a', 'mine'), 'goes in'],
  [note('a'), head('/title', 'mine'), 'goes in'],
  [note('a'), visible('a'), 'goes in'],
  [note('a'), insert(n, into('a')), 'goes in'],
  [note('a'), remove('a'), 'goes in'],
  [note('a'), move('a', main, 'b', 'c'), 'goes in'],
  [note('a', 'hers'), note('a', 'mine'), 'goes in'],
]

const textOf = (operations: Row[0]) =>
  [operations].flat().map((operation) => {
    const { op, ...rest } = operation
    return `${op} ${'block' in rest ? `${rest.block.id} ` : ''}${Object.values<unknown>(rest)
      .filter((value) => typeof value === 'string')
      .join(' ')}`
  })

describe('an edit put on a document that its author has not seen', () => {
  it.each(TABLE.map((row) => [textOf(row[0]).join(', '), textOf(row[1]).join(), row[2], row] as const))(
    '%s, then %s: %s',
    (_theirs, _mine, _outcome, [theirs, mine, outcome, outline]) => {
      const done = meet(tree, [theirs].flat(), [mine])
      const isIn = outcome === 'goes in'
      expect({ edits: done.edits.length, whys: done.whys }).toEqual({
        edits: isIn ? 1 : 0,
        whys: isIn || outcome === 'agreed' || outcome === 'dropped' ? [] : [outcome],
      })
      if (!isIn) expect(done.document).toBe(done.theirs)
      if (outline !== undefined) expect(done.outline).toBe(outline)
    },
  )

  it('is shown above for every pair of kinds', () => {
    const pairs = new Set(TABLE.map(([theirs, mine]) => `${[theirs].flat()[0]!.op} ${mine.op}`))
    expect(pairs.size).toBe(7 * 7)
  })

  it('is a conflict for 13 pairs of kinds alone', () => {
    const conflicts = TABLE.filter(([, , outcome]) => !['goes in', 'agreed', 'dropped'].includes(outcome))
    expect([...new Set(conflicts.map(([theirs, mine]) => `${[theirs].flat()[0]!.op} ${mine.op}`))].toSorted()).toEqual(MEETING_KINDS)
  })
})

describe('a batch put on a document that its author has not seen', () => {
  const wrap = [insert(sampleBlock('w'), main, 'd'), move('c', into('w')), move('d', into('w'), 'c')]

  it('goes in whole when it changes where blocks are', () => {
    expect(meet(tree, [setTitle('d', 'hers')], wrap).outline).toBe('a(a1(x) a2 a3) b(b1) w(c d)')
  })

  it('goes in not at all when one part of it cannot', () => {
    const { whys, document, theirs } = meet(tree, [move('d', into('a'))], wrap)
    expect([whys, document === theirs]).toEqual([['moved', 'moved', 'moved'], true])
  })

  it('is split by edit when it writes values alone', () => {
    const done = meet(tree, [setTitle('a', 'hers')], [setTitle('a', 'mine'), setTitle('b', 'mine')])
    expect([done.whys, done.edits.length]).toEqual([['value'], 1])
    expect(done.conflicts[0]).toMatchObject({ unit: 'a /title', before: 'a', theirs: 'hers', mine: 'mine' })
  })

  it('takes no item of a list that it had written itself and that did not go in', () => {
    const mine = [set('c', '/items', items('new', '', '', '')), set('c', '/items/2/title', 'mine')]
    expect(meet(tree, [set('c', '/items/0/title', 'hers')], mine).whys).toEqual(['value', 'list'])
  })

  it('keeps runs of inserted blocks unmixed', () => {
    const run = (name: string) =>
      ['1', '2', '3'].map((digit, index) => insert(sampleBlock(`${name}${digit}`), main, index === 0 ? 'd' : `${name}${index}`))
    expect(meet(tree, run('p'), run('q')).outline).toBe(`${all} q1 q2 q3 p1 p2 p3`)
  })

  it('compares lists and places by state when the missed operations are unknown', () => {
    const made = makeBatch(tree, { id: 'm', by: 'me' }, [set('c', '/items/1/title', 'mine')])
    const theirs = applyAll(tree, [set('c', '/items/0/title', 'hers')])
    if ('refused' in made || 'refused' in theirs) throw new Error('The case is not valid')
    expect(rebase(made.batch.edits, theirs.document, { missed: null }).conflicts.map(({ why }) => why)).toEqual(['list'])
    expect(rebase(made.batch.edits, tree, { missed: null }).conflicts).toEqual([])
  })
})

describe('the limits of a page', () => {
  const tower = (depth: number): Block => sampleBlock(`t${depth}`, depth > 1 ? [tower(depth - 1)] : [])

  it('make a conflict of a move that two people have made too deep', () => {
    const document = sampleDocument(tower(MAX_DEPTH - 10), sampleBlock('u', [sampleBlock('u1')]), sampleBlock('v', [sampleBlock('v1')]))
    const done = meet(document, [move('u', into('t1'))], [move(`t${MAX_DEPTH - 10}`, into('v1'))])
    expect(done.whys).toEqual([])
    const deep = sampleDocument(tower(MAX_DEPTH - 2), sampleBlock('u', [sampleBlock('u1')]), sampleBlock('v', [sampleBlock('v1')]))
    expect(meet(deep, [move('u', into('t1'))], [move('v', into('u1'))]).whys).toEqual(['limit'])
  })

  it('make a conflict of the block that is one too many', () => {
    const full = sampleDocument(...Array.from({ length: MAX_BLOCKS - 1 }, (_, index) => sampleBlock(`b${index}`)))
    expect(meet(full, [insert(n, main)], [insert(sampleBlock('m'), main)]).whys).toEqual(['limit'])
  })

  it('do not ask what a slot accepts: two legal insertions overfill it', () => {
    expect(meet(tree, [insert(n, into('b'))], [insert(sampleBlock('m'), into('b'))]).outline).toBe('a(a1(x) a2 a3) b(m n b1) c d')
  })
})

describe('an edit that changes nothing', () => {
  it('is dropped when its batch is made', () => {
    const made = makeBatch(tree, { id: 'm', by: 'me' }, [
      setTitle('a', 'a'),
      move('b', main, 'a'),
      head('/title', 'new'),
      { op: 'set', id: 'a', pointer: '/none' },
    ])
    expect('batch' in made && made.batch.edits.map(({ operation }) => operation)).toEqual([head('/title', 'new')])
  })

  it('is what batches do together that took each other back', () => {
    const sent = (id: string, operations: Operation[], undoes?: string): SentBatch => ({
      id,
      by: 'me',
      operations,
      ...(undoes && { undoes }),
    })
    const [one, two] = [setTitle('a', 'x'), setTitle('a', 'a')]
    expect(netOperations([sent('1', [one]), sent('2', [two], '1')])).toEqual([])
    expect(netOperations([sent('1', [one]), sent('2', [two], '1'), sent('3', [one], '2')])).toEqual([one])
    expect(netOperations([sent('1', [one, note('a')]), sent('2', [two], '1')])).toHaveLength(3)
  })

  it('leaves a block in place', () => {
    expect(findBlock(meet(tree, [], [move('b', main, 'a')]).document, 'b')!.index).toBe(1)
  })
})
