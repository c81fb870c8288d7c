import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { layoutPreviewsMachine, type LayoutPreviewsEvent } from './layout-previews.machine.ts'

function start() {
  const kept: boolean[] = []
  const machine = layoutPreviewsMachine.provide({ actions: { keepTransition: (_, { isOn }) => void kept.push(isOn) } })
  const actor = createActor(machine).start()
  const send = (...types: LayoutPreviewsEvent['type'][]) => {
    for (const type of types) actor.send({ type })
    return [actor.getSnapshot().context.count, actor.getSnapshot().value]
  }
  return { kept, send, actor }
}

it('goes up at each stale layout and down at each stored or failed picture', () => {
  const { send } = start()
  expect(send('layout.stale', 'layout.stale', 'layout.stale')).toEqual([3, 'working'])
  expect(send('picture.stored')).toEqual([2, 'working'])
  expect(send('picture.failed')).toEqual([1, 'working'])
  expect(send('picture.stored')).toEqual([0, 'idle'])
})

it('is never under 0', () => {
  const { send } = start()
  expect(send('picture.stored', 'picture.failed')).toEqual([0, 'idle'])
  expect(send('layout.stale', 'picture.failed', 'picture.failed', 'layout.stale')).toEqual([1, 'working'])
})

it('stores once that work is left, and once that none is', () => {
  const { send, kept } = start()
  send('layout.stale', 'layout.stale', 'picture.stored')
  expect(kept).toEqual([true])
  send('picture.stored', 'picture.stored')
  expect(kept).toEqual([true, false])
})

it('counts also where nothing is stored', () => {
  const seen: number[] = []
  const actor = createActor(layoutPreviewsMachine).start()
  actor.subscribe(({ context }) => void seen.push(context.count))
  actor.send({ type: 'layout.stale' })
  actor.send({ type: 'picture.failed' })
  expect(seen).toEqual([1, 0])
})
