// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { focusNextPart, type ScreenParts } from './next-part.ts'

const PARTS: ScreenParts = [['[data-part="places"] a'], ['#main']]
const SCREEN = `<nav data-part="places"><a href="#" id="place"></a></nav>
  <main id="main" data-part="content" tabindex="-1"><input id="field"></main>`
const OFFER = '<div data-part="toasts"><button id="undo" data-offered></button><button id="close"></button></div>'

beforeEach(() => {
  document.body.innerHTML = SCREEN
})
afterEach(() => document.body.replaceChildren())

/** Adds to the document as a screen does, without a new one. */
const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const focus = (id: string) => document.getElementById(id)?.focus()
/** The focus after each press. */
const walk = (by: 1 | -1, times: number) =>
  Array.from({ length: times }, () => {
    focusNextPart(PARTS, by)
    return document.activeElement?.id
  })

it('leads from part to part and round, forwards and backwards', () => {
  expect([walk(1, 3), walk(-1, 2)]).toEqual([
    ['place', 'main', 'place'],
    ['main', 'place'],
  ])
})

it('leads with the first press to the act that a toast offers, and back with the second', () => {
  add(OFFER)
  focus('field')
  expect(walk(1, 5)).toEqual(['undo', 'field', 'undo', 'place', 'main'])
})

it('leads on from a toast whose act took away the control before it', () => {
  add('<button id="delete"></button>')
  focus('delete')
  document.getElementById('delete')?.remove()
  add(OFFER)
  expect(walk(1, 3)).toEqual(['undo', 'place', 'main'])
})

it('leads to a later toast first again', () => {
  add(OFFER)
  focus('field')
  walk(1, 2)
  document.querySelector('[data-part="toasts"]')?.remove()
  add(OFFER)
  expect(walk(-1, 2)).toEqual(['undo', 'field'])
})

it('leads to a toast without acts in its turn alone', () => {
  add('<div data-part="toasts"><button id="close"></button></div>')
  focus('field')
  expect(walk(1, 2)).toEqual(['close', 'place'])
})

it('leads from an open dialog to toasts and back, and not under the dialog', () => {
  add('<div role="dialog" aria-modal="true"><button id="in"></button><button id="other"></button></div>')
  add(OFFER)
  focus('other')
  expect(walk(1, 5)).toEqual(['undo', 'other', 'undo', 'in', 'undo'])
})
