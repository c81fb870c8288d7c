// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { startCarrying } from './start-carrying.ts'

const posted: FromFrame[] = []
const frames: (() => void)[] = []
const timers: (() => void)[] = []
const clicked = vi.fn()

// Each page has listeners of its own: one set for all tests.
startCarrying({
  page: document,
  post: (message) => posted.push(message),
  owns: (target) => target instanceof Element && target.id === 'texte',
  later: (_, act) => {
    timers.push(act)
    return () => void timers.splice(timers.indexOf(act), 1)
  },
  nextFrame: (act) => frames.push(act),
})
document.addEventListener('click', clicked)

beforeEach(() => {
  fire('pointercancel')
  document.body.innerHTML =
    '<main class="site-main"><div data-block="un"><p id="mots"></p><i id="texte"></i></div></main><footer id="pied"></footer>'
  frame()
  for (const list of [posted, timers]) list.splice(0)
  Element.prototype.setPointerCapture = vi.fn()
  clicked.mockClear()
})

function fire(name: string, on = 'mots', at = [0, 0], more: object = {}): boolean {
  const [clientX, clientY] = at
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX, clientY, button: 0 })
  Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse', ...more })
  ;(document.getElementById(on) ?? document.body).dispatchEvent(event)
  return event.defaultPrevented
}
const frame = () => frames.splice(0).forEach((act) => act())
const touch = { pointerType: 'touch' }

it('lifts a block when the mouse moves, carries it once a frame, drops it without a click', () => {
  fire('pointerdown')
  fire('pointermove', 'mots', [2, 2])
  expect(posted).toEqual([])
  document.getElementById('mots')?.dispatchEvent(new FocusEvent('blur'))
  for (const x of [10, 20, 30]) fire('pointermove', 'mots', [x, 0])
  frame()
  fire('pointerup', 'mots', [30, 0])
  fire('click')
  expect(posted).toEqual([
    { type: 'grab', id: 'un', x: 10, y: 0 },
    { type: 'carry', x: 30, y: 0 },
    { type: 'carry', x: 30, y: 0 },
    { type: 'release', isDropped: true },
  ])
  expect(clicked).not.toHaveBeenCalled()
})

it('leaves a click a click, also the one after a drop', () => {
  fire('pointerdown')
  fire('pointerup')
  fire('click')
  expect([posted, clicked.mock.calls.length]).toEqual([[], 1])
})

it('ignores pointers that have pressed nothing', () => {
  for (const name of ['pointermove', 'pointerup', 'pointercancel']) document.body.dispatchEvent(new MouseEvent(name, { bubbles: true }))
  expect(posted).toEqual([])
})

it('puts the block back at Escape, and when the pointer is taken away', () => {
  for (const end of ['keydown', 'pointercancel'] as const) {
    fire('pointerdown')
    fire('pointermove', 'mots', [10, 0])
    fire(end, 'mots', [10, 0], { key: 'Escape' })
    fire('pointerup')
  }
  expect(posted.filter(({ type }) => type === 'release')).toEqual([
    { type: 'release', isDropped: false },
    { type: 'release', isDropped: false },
  ])
})

it('takes a finger that moves early for a scroll, and lifts after a long press', () => {
  fire('pointerdown', 'mots', [0, 0], touch)
  fire('pointermove', 'mots', [0, 20], touch)
  expect([posted, timers]).toEqual([[], []])
  fire('pointerdown', 'mots', [0, 0], touch)
  expect(fire('touchmove')).toBe(false)
  timers.splice(0).forEach((act) => act())
  expect(fire('touchmove')).toBe(true)
  fire('pointermove', 'mots', [0, 20], touch)
  frame()
  fire('pointerup', 'mots', [0, 20], touch)
  expect(posted.map(({ type }) => type)).toEqual(['grab', 'carry', 'carry', 'release'])
})

it('asks for the menu of a block on which a finger only rested', () => {
  fire('pointerdown', 'mots', [5, 6], touch)
  timers.splice(0).forEach((act) => act())
  expect(fire('contextmenu')).toBe(true)
  fire('pointerup', 'mots', [5, 6], touch)
  expect(posted.slice(1)).toEqual([
    { type: 'release', isDropped: false },
    { type: 'menu', id: 'un', x: 5, y: 6 },
  ])
})

it('lifts nothing beside the blocks, in an edited text, or with another button', () => {
  for (const [on, more] of [
    ['pied', {}],
    ['texte', {}],
    ['mots', { button: 2 }],
  ] as const) {
    const event = new MouseEvent('pointerdown', { bubbles: true, ...more })
    Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'mouse' })
    document.getElementById(on)?.dispatchEvent(event)
    fire('pointermove', on, [30, 30])
  }
  expect(posted).toEqual([])
})
