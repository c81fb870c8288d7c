import { expect, it } from 'vitest'
import type { FrameChannel } from '#composer/channel/connect-frame.ts'
import { SelectionStore } from '#composer/store/selection-store.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { ToFrame } from '#schemas/composer/messages.ts'
import { pick, selectMessage, takePick } from './pick.ts'

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

it.each([['a'], [null]])('answers each pick of %s by one selection, also of what is selected already', (id) => {
  const selection = new SelectionStore()
  const sent: ToFrame[] = []
  const channel = new ValueStore({ post: (message: ToFrame) => sent.push(message) } as unknown as FrameChannel | null)
  selection.subscribe(() => channel.get()?.post(selectMessage(selection, false)))
  selection.select(['b'])
  takePick({ selection, channel }, id)
  takePick({ selection, channel }, id)
  const answer = { type: 'select', id, reveal: false }
  expect(sent).toEqual([{ type: 'select', id: 'b', reveal: true }, answer, answer])
})
