import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { ownEntry } from '#tests/support/attacks/odd-blocks.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { findLeftWork } from './left-work.ts'
import { openServerDraft } from './take-up.ts'
import { openWaitingWork, type WaitingWork } from './waiting-work.ts'

const tree = sampleDocument(sampleBlock('a'), sampleBlock('b'))
const document = 'paul page 12 fr_FR'

/** Work of two batches, as this version stores it. */
function typedWork(): WaitingWork {
  const { store } = storeOn(tree)
  store.act({ operations: [setTitle('a', 'Un')] })
  store.act({ operations: [setTitle('b', 'Deux')] })
  const { by, base, pending } = store.client
  return { key: 'tab-1', document, by, base, pending }
}
const work = typedWork()
const [first, second] = work.pending
const odd: readonly unknown[] = [null, 7, {}, ownEntry('__proto__', 1), { ...second, edits: null }, { ...second, edits: [null] }]
const operations: readonly unknown[] = [
  ...[null, {}, { op: '__proto__' }, { op: 'set' }, { ...setTitle('b', 'x'), id: '__proto__' }],
  { op: 'insert', block: null, at: null },
]
const batches = [...odd, ...operations.map((operation) => ({ ...second, edits: [{ operation, trace: { inverse: setTitle('b', 'b') } }] }))]
const records: readonly object[] = [
  ...[null, 7, 'x', {}, undefined].map((pending) => ({ ...work, pending })),
  ...[null, 7, {}, { seq: '0', chain: 'x' }, { seq: -1, chain: 'x' }, undefined].map((base) => ({ ...work, base })),
  { key: 'tab-1', document },
]

let databases = 0
async function left(stored: object, isAlive = false) {
  const waiting = await openWaitingWork(`left-${(databases += 1)}`)
  await waiting.put(stored as WaitingWork)
  let aside = 0
  const found = await findLeftWork({ waiting, document, isAlive: () => Promise.resolve(isAlive), onSetAside: () => void (aside += 1) })
  return { found, aside, stored: await waiting.of(document), set: await waiting.of(`aside ${document}`) }
}

describe('work that an earlier visit has left in the browser', () => {
  it('is taken up as it is, also without what older versions did not store', async () => {
    expect(await left(work)).toMatchObject({ found: work, aside: 0, set: [] })
  })

  it.each(records.map((record) => [JSON.stringify(record).slice(0, 80), record] as const))('is set aside: %s', async (_, record) => {
    const { found, aside, stored, set } = await left(record)
    expect([found, aside, stored]).toEqual([undefined, 1, []])
    expect(set).toHaveLength(1)
  })

  it.each(batches.map((batch) => [JSON.stringify(batch).slice(0, 80), batch] as const))(
    'is taken up until its batch %s, and set aside as a whole',
    async (_, batch) => {
      const { found, aside, set } = await left({ ...work, pending: [first, batch, second] })
      expect([found?.pending, aside]).toEqual([[first], 1])
      expect(set).toMatchObject([{ pending: { length: 3 } }])
      const hash = ''
      const client = openServerDraft('paul', { ...work.base, document: tree, hash, history: [] }, found ?? null)
      expect(client.document.regions['main']?.[0]?.props['title']).toBe('Un')
    },
  )

  it('stays where it is while its tab is open', async () => {
    const damaged = { ...work, pending: null }
    expect(await left(damaged, true)).toMatchObject({ found: undefined, aside: 0, stored: [damaged], set: [] })
  })
})
