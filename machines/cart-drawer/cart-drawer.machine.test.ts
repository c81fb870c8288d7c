import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { machineSteps } from '#tests/support/machines/machine-steps.ts'
import { cartDrawerMachine, cartDrawerStateOf, DRAWER_DELAYS, type CartDrawerEvent } from './cart-drawer.machine.ts'

type Told = CartDrawerEvent['type'] | number

const events = [
  'link.point',
  'link.focus',
  'link.press',
  'pointer.enter',
  'pointer.leave',
  'focus.enter',
  'focus.leave',
  'article.add',
  'drawer.close',
] as const

/** Returns the state of the drawer after events and waiting times in milliseconds. */
function after(...told: readonly Told[]): string {
  const actor = createActor(cartDrawerMachine).start()
  for (const each of told) {
    if (typeof each === 'number') vi.advanceTimersByTime(each)
    else actor.send({ type: each })
  }
  const { isOpen, isBrief, isPressed } = cartDrawerStateOf(actor.getSnapshot())
  if (!isOpen) return 'closed'
  return isBrief ? 'brief' : isPressed ? 'pressed' : 'open'
}

const { resting, straying, showing } = DRAWER_DELAYS

describe('cart drawer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each<[string, readonly Told[], string]>([
    ['stays closed under a pointer in passing', ['link.point', resting - 1, 'pointer.leave', 10_000], 'closed'],
    ['opens under a pointer that rests', ['link.point', resting], 'open'],
    ['is not opened again by a pointer once it was closed while it rested', ['link.point', 'drawer.close', 10_000], 'closed'],
    ['closes once the pointer is gone for a while', ['link.point', resting, 'pointer.leave', straying], 'closed'],
    [
      'stays when the pointer goes into it',
      ['link.point', resting, 'pointer.leave', straying - 1, 'pointer.enter', 'pointer.enter', 10_000],
      'open',
    ],
    ['stays when the pointer comes back to the link', ['link.point', resting, 'pointer.leave', 'link.point', 10_000], 'open'],
    ['opens at once with the focus', ['link.focus'], 'open'],
    ['goes when the focus goes on', ['link.focus', 'focus.leave'], 'closed'],
    ['stays when the focus goes into it, wherever the pointer is', ['link.focus', 'focus.enter', 'pointer.leave', 10_000], 'open'],
    ['stays for the focus when the pointer that opened it goes', ['link.point', resting, 'focus.enter', 'pointer.leave', 10_000], 'open'],
    ['goes when the focus leaves it', ['link.focus', 'focus.enter', 'focus.leave'], 'closed'],
    ['opens when it is asked for', ['link.press', 'focus.enter', 'pointer.leave', 10_000], 'pressed'],
    ['closes when it is asked for again', ['link.press', 'link.press'], 'closed'],
    ['shows what was added for a while', ['article.add', showing - 1], 'brief'],
    ['goes by itself after that', ['article.add', showing], 'closed'],
    ['waits as long as somebody looks at what was added', ['article.add', 'pointer.enter', 10_000], 'brief'],
    ['counts anew once nobody looks', ['article.add', 'pointer.enter', 'pointer.leave', showing - 1], 'brief'],
    ['waits as long as the focus is in what was added', ['article.add', 'focus.enter', 'pointer.leave', 10_000], 'brief'],
    ['goes with the focus from what was added', ['article.add', 'focus.enter', 'focus.leave'], 'closed'],
    ['counts anew with each article', ['article.add', showing - 1, 'article.add', showing - 1], 'brief'],
    ['shows the whole cart when it is asked for beside what was added', ['article.add', 'link.press'], 'pressed'],
  ])('%s', (_, told, shown) => {
    expect(after(...told)).toBe(shown)
  })

  it('closes from every state and opens by a press', () => {
    const steps = machineSteps(cartDrawerMachine, {
      events: events.map((type) => ({ type })),
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(steps.length).toBeGreaterThan(40)
    for (const { state, event, nextState } of steps) {
      if (event.type === 'drawer.close') expect(cartDrawerStateOf(nextState).isOpen, JSON.stringify(state.value)).toBe(false)
      if (event.type === 'link.press' && !cartDrawerStateOf(state).isPressed) expect(cartDrawerStateOf(nextState).isPressed).toBe(true)
      // An added item never opens the pressed drawer, which would take the focus.
      if (event.type === 'article.add') expect(cartDrawerStateOf(nextState)).toEqual({ isOpen: true, isBrief: true, isPressed: false })
    }
  })
})
