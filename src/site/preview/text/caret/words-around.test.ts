// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { placeOf } from './caret.ts'
import { wordsAround } from './words-around.ts'

afterEach(() => document.body.replaceChildren())

const made = (html: string) => {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = html
  return element
}
const chip = (words: string) => `<span contenteditable="false">${words}</span>`
const textWith = (root: Element, words: string) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(words)) return walker.currentNode as Text
  throw new Error(`no ${words}`)
}
/** jsdom has no layout: the point is on these words while they are drawn, and on the first thing of the open text. */
function clickOn(drawn: HTMLElement, words: string, offset: number) {
  const node = textWith(drawn, words)
  const place = { offsetNode: node as Node, offset: node.data.indexOf(words) + offset }
  Object.assign(document, { caretPositionFromPoint: () => place })
  return { x: 4, y: 4, around: wordsAround(drawn, { x: 4, y: 4 }) }
}

it.each([
  ['the first paragraph', '<p>Nos horaires</p>', `<p>${chip('PHONE')}</p><p>Nos horaires</p>`, 'Nos| horaires'],
  ['a line before the words', '<p><br>Nos horaires</p>', `<p>${chip('PHONE')}<br>Nos horaires</p>`, 'Nos| horaires'],
  ['the words before', '<p>Au  ou ici</p>', `<p>Au ${chip('PHONE')} ou ici</p>`, ' ou| ici'],
  [
    'a paragraph between equal ones',
    '<p>Un mot</p><p>Deux</p><p>Un mot</p>',
    `<p>Un mot</p><p>Deux</p><p>${chip('A')}</p><p>Un mot</p>`,
    'Un |mot',
  ],
  ['the paragraph above the first letter', '<p>Un</p><p>Deux</p>', `<p>${chip('A')}</p><p>Un</p><p>Deux</p>`, '|Deux'],
])('puts the caret into the clicked words where an empty value is %s', (_, drawn, open, marked) => {
  const [words, offset] = [marked.replace('|', ''), marked.indexOf('|')]
  const caret = clickOn(made(drawn), words, offset)
  const element = made(open)
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: element, offset: 0 }) })
  expect(placeOf(element, caret)).toEqual({ node: textWith(element, words), offset })
})

it('puts the caret beside a value that was clicked in a text with an empty one', () => {
  const caret = clickOn(made('<p>Au 01 02 ou ici</p>'), '01 02', 2)
  const element = made(`<p>${chip('A')}Au ${chip('01 02')} ou ici</p>`)
  expect(placeOf(element, caret)).toEqual({ node: element.firstElementChild, offset: 3 })
})

it('goes by the point where the text is open as it was drawn', () => {
  const caret = clickOn(made('<p>Un mot</p>'), 'mot', 1)
  const element = made('<p>Un mot</p>')
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: element, offset: 1 }) })
  expect(placeOf(element, caret)).toEqual({ node: element, offset: 1 })
})

it('goes by the point where it is on no words', () => {
  const drawn = made('<p>Un mot</p>')
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: drawn, offset: 1 }) })
  const caret = { x: 4, y: 4, around: wordsAround(drawn, { x: 4, y: 4 }) }
  expect([caret.around, placeOf(drawn, caret)]).toEqual([null, { node: drawn, offset: 1 }])
})
