import { expect, it, vi } from 'vitest'
import type { CheckLine } from '#composer/checks/check-line.ts'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import type { RegisteredType } from '#engine/registry/registry.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { slotReader } from './empty-slots.ts'
import { faultCounts, isBlockItem, listOfItem, outlineItems, type OutlineItem, type Shown } from './outline-items.ts'

const twoSlots = { ...sampleBlock('a'), slots: { first: [sampleBlock('a1', [sampleBlock('deep')])], second: [sampleBlock('a2')] } }
const index = treeIndex(sampleDocument(twoSlots, sampleBlock('b')), { types: new Map() })
const line = (blockId: string | null): CheckLine => ({ blockId, pointer: '', title: '', advice: null, finding: null })
const shown = (some: Partial<Shown>): Shown => ({ folded: new Set(), faults: new Map(), slots: new Map(), ...some })

const idAndNumbers = ({ line: { id }, position, setSize }: OutlineItem) => `${id} ${position}/${setSize}`

it('numbers rows among all elements in the same one, in all of its slots', () => {
  expect(outlineItems(index, shown({})).map(idAndNumbers)).toEqual(['a 1/2', 'a1 1/2', 'deep 1/1', 'a2 2/2', 'b 2/2'])
})

it('counts the faults of an element, and those of what it hides while it is folded', () => {
  const faults = faultCounts({ stops: [line('deep'), line('deep'), line(null)], advice: [line('a1'), line('a2'), line('b')] })
  const counted = (folded: readonly string[]) =>
    outlineItems(index, shown({ folded: new Set(folded), faults })).map((item) =>
      isBlockItem(item) ? `${item.line.id} ${item.stops} ${item.advice}` : '',
    )
  expect(counted([])).toEqual(['a 0 0', 'a1 0 1', 'deep 2 0', 'a2 0 1', 'b 0 1'])
  expect(counted(['a1'])).toEqual(['a 0 0', 'a1 2 1', 'a2 0 1', 'b 0 1'])
  expect(counted(['a', 'a1'])).toEqual(['a 2 2', 'b 0 1'])
})

it('has a row for each empty slot in use, at its place, away while its element is folded', () => {
  const note = testBlockOf('note', { text: 'x' }, { id: 'n' })
  const box = (id: string, slots: Record<string, (typeof note)[]>) => testBlockOf('box', {}, { id, slots })
  const page = sampleDocument(box('full', { content: [note], head: [{ ...note, id: 'm' }] }), box('head', { head: [{ ...note, id: 'h' }] }))
  const document = { ...page, regions: { main: [...(page.regions['main'] ?? []), box('none', {}), note] } }
  const slots = slotReader({ document }, testRegistry())()
  const rows = (folded: readonly string[]) =>
    outlineItems(treeIndex(document, testRegistry()), shown({ slots, folded: new Set(folded) })).map(idAndNumbers)
  const top = ['full 1/4', 'n 1/2', 'm 2/2', 'head 2/4']
  expect(rows([])).toEqual([...top, 'slot-head-content 1/2', 'h 2/2', 'none 3/4', 'slot-none-content 1/2', 'slot-none-head 2/2', 'n 4/4'])
  expect(rows(['head'])).toEqual([...top, 'none 3/4', 'slot-none-content 1/2', 'slot-none-head 2/2', 'n 4/4'])
})

it('reads the same empty slots as the same map, and others once an edit fills one', () => {
  const box = (content: ReturnType<typeof testBlockOf>[]) => testBlockOf('box', {}, { id: 'box', slots: { content } })
  const note = (text: string) => testBlockOf('note', { text }, { id: 'n' })
  const store = { document: sampleDocument(box([]), note('x')) }
  const read = slotReader(store, testRegistry())
  const first = read()
  store.document = sampleDocument(box([]), note('y'))
  expect([read() === first, first.get('box')?.map(({ slot }) => slot)]).toEqual([true, ['content', 'head']])
  store.document = sampleDocument(box([note('y')]))
  expect(
    read()
      .get('box')
      ?.map(({ slot }) => slot),
  ).toEqual(['head'])
})

it('reads only the changed block and those around it again when an edit writes a text', () => {
  const note = (id: string, text: string) => testBlockOf('note', { text }, { id })
  const others = Array.from({ length: 600 }, (_, at) =>
    testBlockOf('box', {}, { id: `box-${at}`, slots: { content: [note(`n-${at}`, 'x')] } }),
  )
  const store = { document: sampleDocument(...others, note('typed', 'x')) }
  const registry = testRegistry()
  const lookedUp = vi.spyOn(registry.types as Map<string, RegisteredType>, 'get')
  const read = slotReader(store, registry)
  const first = read()
  lookedUp.mockClear()
  store.document = { ...store.document, regions: { main: [...others, note('typed', 'xy')] } }
  expect([read() === first, lookedUp.mock.calls.length]).toEqual([true, 1])
})

it('has a row for each region of a shell, above its elements, which are one level deeper', () => {
  const regions = { topBar: [], footer: [sampleBlock('pied', [sampleBlock('menu')])] }
  const items = outlineItems(treeIndex({ ...sampleDocument(), regions }, { types: new Map() }), shown({ regions: Object.keys(regions) }))
  expect(items.map(idAndNumbers)).toEqual(['region-topBar 1/2', 'region-footer 2/2', 'pied 1/1', 'menu 1/1'])
  expect(items.map(({ line: { depth, parent } }) => [depth, parent])).toEqual([
    [1, null],
    [1, null],
    [2, 'region-footer'],
    [3, 'pied'],
  ])
  expect(items.map(listOfItem)).toEqual([{ region: 'topBar' }, { region: 'footer' }, null, null])
  expect(items[0]).toMatchObject({ label: 'Bandeau du haut', isEmpty: true, isOnPhone: false })
})
