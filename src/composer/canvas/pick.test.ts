import { expect, it } from 'vitest'
import { SelectionStore } from '#composer/store/selection-store.ts'
import { pick, selectMessage } from './pick.ts'

it.each([
  ['at a desk leaves the page where it is', false, [false, true]],
  ['on a phone brings the element into view', true, [true, true]],
])('a click on an element %s, unlike a selection elsewhere', (_, isOnPhone, reveals) => {
  const selection = new SelectionStore()
  const sent: unknown[] = []
  selection.subscribe(() => sent.push(selectMessage(selection, isOnPhone)))
  pick(selection, 'a')
  selection.select(['b', 'c'])
  expect(sent).toEqual([
    { type: 'select', id: 'a', reveal: reveals[0] },
    { type: 'select', id: 'b', reveal: reveals[1], others: ['c'] },
  ])
  pick(selection, null)
  expect(selection.ids).toEqual([])
})
