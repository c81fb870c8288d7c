import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import type { NotificationsEvent } from '#schemas/runtime/notifications.ts'
import { MAX_NOTIFICATIONS, NOTIFICATION_MS, notificationsMachine, type NotificationsContext } from './notifications.machine.ts'

/** The machine with a clock of its own. */
function start() {
  const clock = new SimulatedClock()
  const actor = createActor(notificationsMachine, { clock }).start()
  return {
    clock,
    tell: (event: NotificationsEvent) => actor.send(event),
    show: (text: string) => actor.send({ type: 'notification.show', text, kind: 'info' }),
    texts: () => actor.getSnapshot().context.shown.map(({ text }) => text),
    idOf: (text: string) => actor.getSnapshot().context.shown.find((shown) => shown.text === text)?.id ?? 0,
  }
}

describe('notifications', () => {
  it('stay for 3000 ms each', () => {
    const { clock, show, texts } = start()
    show('Un')
    clock.increment(1000)
    show('Deux')
    clock.increment(1999)
    expect(texts()).toEqual(['Un', 'Deux'])
    clock.increment(1)
    expect(texts()).toEqual(['Deux'])
    clock.increment(1000)
    expect(texts()).toEqual([])
  })

  it('wait while a person holds them, and go 3000 ms after they are let go', () => {
    const { clock, tell, show, texts, idOf } = start()
    show('Un')
    const id = idOf('Un')
    tell({ type: 'notification.hold', id })
    clock.increment(10 * NOTIFICATION_MS)
    expect(texts()).toEqual(['Un'])
    tell({ type: 'notification.release', id })
    tell({ type: 'notification.release', id })
    clock.increment(NOTIFICATION_MS - 1)
    expect(texts()).toEqual(['Un'])
    clock.increment(1)
    expect(texts()).toEqual([])
  })

  it('can be closed, and all go when the language changes, with their timers', () => {
    const { clock, tell, show, texts, idOf } = start()
    show('Un')
    show('Deux')
    tell({ type: 'notification.close', id: idOf('Un') })
    expect(texts()).toEqual(['Deux'])
    tell({ type: 'locale.change' })
    expect(texts()).toEqual([])
    show('Three')
    clock.increment(NOTIFICATION_MS - 1)
    expect(texts()).toEqual(['Three'])
  })

  it('are never the same twice, nor too many: the oldest makes room', () => {
    const { show, texts } = start()
    for (const text of ['Un', 'Deux', 'Un']) show(text)
    expect(texts()).toEqual(['Deux', 'Un'])
    for (const text of ['Trois', 'Quatre', 'Cinq']) show(text)
    expect(texts()).toEqual(['Un', 'Trois', 'Quatre', 'Cinq'])
    expect(texts()).toHaveLength(MAX_NOTIFICATIONS)
  })

  it('reach by every way of two a list without doubles, in the order in which they came', () => {
    const events: NotificationsEvent[] = [
      { type: 'notification.show', text: 'Un', kind: 'info' },
      { type: 'notification.show', text: 'Deux', kind: 'failure' },
      { type: 'notification.close', id: 1 },
      { type: 'locale.change' },
    ]
    const serializeState = ({ context }: { context: NotificationsContext }) => context.shown.map(({ text }) => text).join()
    const paths = getShortestPaths(notificationsMachine, { events, serializeState })
    expect(paths.map(({ state }) => serializeState(state)).sort()).toEqual(['', 'Deux', 'Deux,Un', 'Un', 'Un,Deux'])
    for (const { state } of paths) {
      const ids = state.context.shown.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    }
  })
})
