// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { markChanges, nextChange, revealChange } from './mark-changes.ts'

let scrolled: [Document, Element][] = []
beforeEach(() => void (scrolled = []))

function pageOf(...ids: readonly string[]) {
  const page = document.implementation.createHTMLDocument()
  for (const id of ids) {
    const block = page.body.appendChild(page.createElement('div'))
    block.dataset['block'] = id
    const box = block.appendChild(page.createElement('p'))
    box.getClientRects = () => [{}] as unknown as DOMRectList
    block.getClientRects = () => [] as unknown as DOMRectList
    box.scrollIntoView = function note(this: Element) {
      scrolled.push([page, this])
    }
  }
  return page
}

it('marks what differs in each page, the current change with a wide line', () => {
  const page = pageOf('a', 'b', 'c')
  markChanges(page, { ids: ['a', 'c'], current: 'c' })
  expect([...page.querySelectorAll('p')].map(({ style }) => style.outlineWidth)).toEqual(['2px', '', '6px'])
})

it('scrolls to a change in the first page that has it', () => {
  const [newer, older] = [pageOf('a'), pageOf('a', 'b')]
  revealChange([newer, older], 'b')
  revealChange([newer, older], 'a')
  expect(scrolled).toEqual([
    [older, older.querySelectorAll('p')[1]],
    [newer, newer.querySelector('p')],
  ])
})

it.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
] as const)('leads from %s by %i to %s', (current, by, wanted) => {
  expect(nextChange(['a', 'b', 'c'], current, by)).toBe(wanted)
})
