import { expect, it } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import type { FocusedField, SidePanel } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { CHANGE, REPAIR, takeCardAct, takeGonePicture } from './take-card-act.ts'

function setup() {
  const desk = runnerOn(sampleDocument(sampleBlock('a'), sampleBlock('b')), ['b'])
  return { ...desk, side: new ValueStore<SidePanel>('page'), focused: new ValueStore<FocusedField | null>(null) }
}

it('selects the element of a card and asks for the focus of its card beside the canvas', () => {
  const bench = setup()
  takeCardAct(bench, { type: 'card', id: 'a', act: 'repair' })
  expect([bench.selection.ids, bench.side.get(), bench.focused.get()]).toEqual([['a'], 'inspector', { blockId: 'a', pointer: REPAIR }])
})

it('selects the element of a card and asks for the offers of other types', () => {
  const bench = setup()
  takeCardAct(bench, { type: 'card', id: 'a', act: 'change' })
  expect([bench.selection.ids, bench.focused.get()]).toEqual([['a'], { blockId: 'a', pointer: CHANGE }])
})

it('selects the element of a picture that is gone and opens the library for its field', () => {
  const bench = setup()
  takeGonePicture(bench, { type: 'picture', id: 'a', pointer: '/items/1/image' })
  expect([bench.selection.ids, bench.side.get(), bench.focused.get()]).toEqual([
    ['a'],
    'inspector',
    { blockId: 'a', pointer: '/items/1/image', opens: true },
  ])
})

it('removes the element of a card, which one undo brings back', () => {
  const bench = setup()
  takeCardAct(bench, { type: 'card', id: 'a', act: 'remove' })
  expect([bench.store.block('a'), bench.focused.get()]).toEqual([null, null])
  bench.runner.undo()
  expect(bench.store.block('a')?.id).toBe('a')
})
