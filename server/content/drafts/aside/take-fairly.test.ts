import { expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { takeBatches, type DraftLog } from '#engine/draft/sync/draft-log.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import type { EditedKind } from '#server/content/drafts/kinds/edited-kind.ts'
import { createAdmission } from '#server/content/drafts/admission/admit-operation.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { cleanBefore } from './clean-before.ts'
import { differenceOf } from './difference-of.ts'
import { takeFairly } from './take-fairly.ts'

const rights = { may: 'all', isPage: true, foreign: new Set<string>() } as const
const registry = createRegistry(catalogue)
const sanitiser = createSanitiser()
const kind = { hasPageBlocks: true } as EditedKind
const inside = createAdmission({ registry, sanitise: sanitiser.sanitise })
const start = { seq: 0, chain: 'start' }
const items = Array.from({ length: 100 }, (_, index) => ({ question: `Question ${index}`, answer: '<p>Un mot.</p>' }))
const faq: Block = { id: 'faq', type: 'faq', v: 1, props: { items } }
const log: DraftLog = { first: start, steps: [], head: start, document: sampleDocument(faq), ids: new Set() }
const request = (operations: Operation[]) => ({ base: start, batches: [{ id: 'b', by: '1', operations }], recent: [] })
const marked = (name: string) =>
  Array.from({ length: 60 }, (_, index) => `<p onclick="x">${name} ${index} <a href="/contact">lien</a></p>`).join('')

/** Does a work, and counts the turns that other requests get meanwhile. */
async function turnsDuring<Result>(work: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
  let [turns, isDone] = [0, false]
  const turn = (): void => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const result = await work()
  isDone = true
  return { result, turns }
}

// How many turns there are is the machine's. Work on the loop leaves none.
const at = { in: { region: 'main' }, after: null, before: null }

it.each<readonly [string, Operation[]]>([
  [
    'many values of one list',
    Array.from({ length: 300 }, (_, index) => ({ op: 'set', id: 'faq', pointer: `/items/${index % 100}/question`, value: `${index}` })),
  ],
  ['much markup in one value', [{ op: 'set', id: 'faq', pointer: '/items/3/answer', value: marked('mot') }]],
  ['a block with much markup', [{ op: 'insert', block: { id: 'text', type: 'text', v: 1, props: { html: marked('bloc') } }, at }]],
])('takes %s beside the loop, as it would inside, and leaves turns to others', async (_, operations) => {
  const admit = vi.fn(inside)
  const { result, turns } = await turnsDuring(() => takeFairly(log, request(operations), { kind, admit, rights }))
  expect(admit).not.toHaveBeenCalled()
  expect(turns).toBeGreaterThan(0)
  const { answer, added } = takeBatches(log, request(operations), inside)
  expect(result).toMatchObject({ answer, added })
})

it('takes a usual step at once', async () => {
  const admit = vi.fn(inside)
  const usual: Operation[] = [{ op: 'set', id: 'faq', pointer: '/items/3/answer', value: '<p>Un <strong>autre</strong> mot.</p>' }]
  expect(await takeFairly(log, request(usual), { kind, admit, rights })).toMatchObject({ answer: { steps: [{ id: 'b' }] } })
  expect(admit).toHaveBeenCalledTimes(1)
})

it('cleans unknown markup beside the loop once, and the sanitiser knows it then', async () => {
  const blocks: Block[] = [{ id: 'text', type: 'text', v: 1, props: { html: marked('page') } }]
  const { turns } = await turnsDuring(() => cleanBefore({ registry, sanitiser }, [blocks]))
  expect(turns).toBeGreaterThan(0)
  expect(sanitiser.isUnknown(marked('page'), 'html')).toBe(false)
  expect(sanitiser.sanitise(marked('page'), 'html')?.html).toBe(marked('page').replaceAll(' onclick="x"', ''))
})

it('compares two large documents beside the loop', async () => {
  const large = (name: string) =>
    sampleDocument(...Array.from({ length: 400 }, (_, index) => ({ ...faq, id: `${name}${index}`, props: { title: 'x'.repeat(500) } })))
  const { result, turns } = await turnsDuring(() => differenceOf(large('a'), large('b')))
  expect(result).toHaveLength(800)
  expect(turns).toBeGreaterThan(0)
})
