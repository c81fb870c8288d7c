import { expect, it } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import { REPAIR } from '#composer/findings/take-card-act.ts'
import type { AddTarget } from '#composer/palette/add-target.ts'
import type { FocusedField, SidePanel } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { openLine } from './open-line.ts'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const page = sampleDocument(
  testBlockOf('box', {}, { id: 'box', slots: { head: [note('a')] } }),
  testBlockOf('pair', {}, { id: 'pair', slots: { both: [note('b')] } }),
  { id: 'odd', type: 'unknown', v: 1, props: {} },
)

/** The things that a line asks for: the list that the palette adds to, and the field that takes the focus. */
function opened(blockId: string | null, pointer: string) {
  const { store, selection } = runnerOn(page)
  const side = new ValueStore<SidePanel>('checks')
  const focused = new ValueStore<FocusedField | null>(null)
  const [adding, addingTo] = [new ValueStore(0), new ValueStore<AddTarget | null>(null)]
  openLine({ registry: testRegistry(), store, selection, side, focused, adding, addingTo }, { blockId, pointer })
  return { selected: selection.ids, side: side.get(), field: focused.get()?.pointer ?? null, to: addingTo.get(), adds: adding.get() > 0 }
}

it.each([
  ['an empty slot', 'box', '/slots/content', 'content'],
  ['a slot with too few elements', 'pair', '/slots/both', 'both'],
])('opens the palette for %s', (_, parent, pointer, slot) => {
  expect(opened(parent, pointer)).toEqual({ selected: [parent], side: 'inspector', field: null, to: { parent, slot }, adds: true })
})

it('opens the palette for an empty page', () => {
  expect(opened(null, '/regions/main')).toEqual({ selected: [], side: 'inspector', field: null, to: null, adds: true })
})

it.each([
  ['the props of an element', 'box', '/props/title', 'inspector', '/title'],
  ['an element', 'box', '', 'inspector', ''],
  ['a slot that is full', 'box', '/slots/head', 'inspector', '/slots/head'],
  ['a slot that the type does not have', 'box', '/slots/gone', 'inspector', '/slots/gone'],
  ['the type of an element', 'odd', '/type', 'inspector', REPAIR],
  ['the head of the page', null, '/seo/title', 'page', '/seo/title'],
])('asks for the field of a line about %s', (...[, blockId, pointer, side, field]) => {
  expect(opened(blockId, pointer)).toEqual({ selected: blockId === null ? [] : [blockId], side, field, to: null, adds: false })
})
