// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

const answers = (note: string, ids: readonly string[]) =>
  ids.map((id) => `<li data-row="${note}${id}" tabindex="-1"><button>${note}${id}</button></li>`).join('')
const note = (id: string, ids: readonly string[]) =>
  `<li data-row="${id}" tabindex="-1"><button>${id}</button><ul>${answers(id, ids)}</ul></li>`

it.each([
  ['a1', 'a2'],
  ['a2', 'a1'],
  ['b1', 'b'],
  ['b', 'a'],
  ['a', 'b'],
])('leads from row %s, which has gone from among other rows of its line, to row %s', async (gone, to) => {
  find('ul').innerHTML = `${note('a', ['1', '2'])}${note('b', ['1'])}`
  find(`[data-row=${gone}] button`).focus()
  find(`[data-row=${gone}]`).remove()
  await changed()
  expect((document.activeElement as HTMLElement).dataset['row']).toBe(to)
})

describe('in a dialog', () => {
  beforeEach(() => {
    end()
    document.body.innerHTML = `<main><h1>Page</h1></main>
      <div role="dialog"><h2>Notes</h2><p><button id="write"></button></p><ul>${note('a', [])}</ul></div>`
    end = keepRowFocus(() => document.querySelector('ul'))
  })

  it('leads to the title of the dialog once the list is empty', async () => {
    find('[data-row=a] button').focus()
    find('[data-row=a]').remove()
    await changed()
    expect(held()).toBe('Notes')
  })

  it('moves no focus of a control of the dialog beside the list', async () => {
    find('[data-row=a] button').focus()
    find('#write').focus()
    find('p').remove()
    await changed()
    expect(document.activeElement).toBe(document.body)
  })
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
