// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepRowFocus, rowInstead } from './row-focus.ts'

let end: () => void
const rows = (ids: readonly string[]) => ids.map((id) => `<li><a href="#" data-row="${id}">${id}</a><button>${id}…</button></li>`).join('')

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Actualités</h1><button id="filter"></button><ul>${rows(['a', 'b', 'c'])}</ul></main>`
  end = keepRowFocus(() => document.querySelector('ul'))
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const lineOf = (id: string) => find(`li:has([data-row=${id}])`)
const changed = () => Promise.resolve()
const held = () => document.activeElement?.textContent

it.each([
  ['b', ['b'], 'c'],
  ['c', ['c'], 'b'],
  ['b', ['b', 'c'], 'a'],
  ['a', ['a', 'b'], 'c'],
  ['b', ['a', 'b', 'c'], 'Actualités'],
  ['b', ['c'], 'b…'],
])('leads from the menu of row %s, after %j have gone, to « %s »', async (from, gone, to) => {
  lineOf(from).querySelector('button')?.focus()
  for (const id of gone) lineOf(id).remove()
  await changed()
  expect(held()).toBe(to)
})

it('leads to the next row where the order has changed since the row took the focus', async () => {
  find('[data-row=a]').focus()
  find('ul').prepend(lineOf('c'))
  await changed()
  lineOf('a').remove()
  await changed()
  expect(held()).toBe('b')
})

it.each(['role="dialog"', 'data-beside-rows'])('leads to the next row where what acted on the row (%s) goes with it', async (mark) => {
  document.body.insertAdjacentHTML('beforeend', `<div ${mark}><button id="act">Corbeille</button></div>`)
  find('[data-row=b]').focus()
  find('#act').focus()
  lineOf('b').remove()
  await changed()
  expect(held()).toBe('Corbeille')
  find(`[${mark}]`).remove()
  await changed()
  expect(held()).toBe('c')
})

it('leaves a dialog that goes to give the focus back itself while the row is there', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="act">Annuler</button></div>')
  find('[data-row=b]').focus()
  find('#act').focus()
  find('[role=dialog]').remove()
  await changed()
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['that lost the focus to another control', () => find('#filter').focus(), 'filter'],
  ['that a press beside it left', () => find('[data-row=b]').blur(), ''],
])('moves no focus with a row %s', async (_, leave, id) => {
  find('[data-row=b]').focus()
  leave()
  await changed()
  lineOf('b').remove()
  await changed()
  expect(document.activeElement?.id).toBe(id)
})

it('moves nothing once it has ended', async () => {
  find('[data-row=b]').focus()
  end()
  lineOf('b').remove()
  await changed()
  expect(document.activeElement).toBe(document.body)
})

it('names no row where none of the former ones is left', () => {
  expect(rowInstead(['a', 'b'], 'a', new Set(['z']))).toBeUndefined()
})
