import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { prepareBlocks, type PrepareOptions } from '#engine/prepare-blocks.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { testSanitise } from '#tests/support/blocks/test-registry.ts'
import { createRegistry } from './registry.ts'
import { slotsInOrder } from './slots-in-order.ts'

const registry = createRegistry(catalogue)
const columns = registry.types.get('columns')
const at = (slot: string): Block[] => [{ id: slot, type: 'heading', v: 1, props: { text: slot, level: 2 } }]
// The order of keys that a jsonb column gives back: by length, then by bytes.
const stored = { first: at('first'), third: at('third'), fourth: at('fourth'), second: at('second') }
const reading = ['first', 'second', 'third', 'fourth']
const options: PrepareOptions = { sanitise: testSanitise, placeholders: new Map(), audience: 'visitors', now: 0 }
const page = (): Block[] => [{ id: 'columns', type: 'columns', v: columns?.version ?? 1, props: { layout: 'quarters' }, slots: stored }]

it('orders slots by the manifest, unknown ones last', () => {
  expect(Object.keys(slotsInOrder(columns, { unknown: [], ...stored }))).toEqual([...reading, 'unknown'])
})

it.each([[{ first: at('a'), third: at('b') }], [{ first: at('a') }], [{}]])('answers %j itself, which is in order', (slots) => {
  expect(slotsInOrder(columns, slots)).toBe(slots)
})

it('leaves the slots of an unknown type as they are', () => {
  expect(slotsInOrder(undefined, stored)).toBe(stored)
})

it('gives a page and a draft their slots in reading order', () => {
  const { blocks, problems } = prepareBlocks(registry, page(), { ...options, place: 'page(home)' })
  expect([Object.keys(blocks[0]?.slots ?? {}), problems]).toEqual([reading, []])
  expect(Object.keys(createDraftReader(registry, options)(page()).blocks[0]?.slots ?? {})).toEqual(reading)
})
