// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { lostCaret } from '#composer/keys/lost-caret.ts'
import { bursts } from '#composer/keys/press-combo.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { DragView } from '#composer/dragging/drag-view.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { takeFrameKey } from './take-frame-key.ts'

function deskOn(selected: readonly string[]) {
  const bench = {
    ...pasteBenchOn(sampleDocument(sampleBlock('a'), sampleBlock('b')), selected),
    dragging: new ValueStore<DragView | null>(null),
  }
  const press = (...combos: readonly string[]) => {
    for (const combo of combos) takeFrameKey(bench, { send: () => undefined }, { type: 'key', combo })
  }
  return { ...bench, press, outline: () => outlineOf(bench.store.document) }
}

afterEach(() => {
  lostCaret.end()
  bursts.forget()
})

it('does nothing for the keys that were meant for a text that has gone', () => {
  const { press, outline, adding } = deskOn(['b'])
  lostCaret.lose()
  press('Backspace', 'Delete', 'Enter', '/', '+', 'd', 'Mod+d', 'Alt+ArrowUp')
  expect([outline(), adding.get()]).toEqual(['a b', 0])
})

it.each(['Escape', 'Tab', 'F6', 'ArrowDown'])('acts by keys again after %s', (combo) => {
  const { press, outline, selection } = deskOn(['b'])
  lostCaret.lose()
  press(combo)
  selection.select(['b'])
  press('Delete')
  expect(outline()).toBe('a')
})
