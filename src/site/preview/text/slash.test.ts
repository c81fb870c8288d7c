// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { startSlash } from './slash.ts'
import type { TextDesk } from './text-desk.ts'

const posted: FromFrame[] = []

/** Types a character into a text with a value; answers what is posted. */
function typed(value: string | null, data: string, over: object = {}, kind: 'html' | 'text' = 'html') {
  posted.length = 0
  const page = document.implementation.createHTMLDocument()
  const own = page.body.appendChild(page.createElement('p'))
  const found = { text: { pointer: '/html', kind }, place: { kind: kind === 'html' ? 'html' : 'words' }, ...over }
  startSlash(page, { id: 'texte', element: own, value, found, end: () => undefined } as unknown as TextDesk, (message) =>
    posted.push(message),
  )
  const event = new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true })
  own.dispatchEvent(event)
  return { posted: [...posted], isKept: event.defaultPrevented }
}

const asked = (value: string) => ({ posted: [{ type: 'slash', id: 'texte', pointer: '/html', value }], isKept: true })
const left = { posted: [], isKept: false }

it.each(['', '<p></p>', '<p><br></p>', ' '])('asks for the palette by a slash in the empty text %j', (value) => {
  expect(typed(value, '/')).toEqual(asked('<p>/</p>'))
  expect(typed(value, '/', {}, 'text')).toEqual(asked('/'))
})

it.each([
  ['<p>Un mot</p>', '/', {}],
  ['<p><img src="/a.png" alt=""></p>', '/', {}],
  ['', 'a', {}],
  [null, '/', {}],
  ['', '/', { place: { kind: 'attribute' } }],
])('leaves to the text %j the character %j', (value, data, over) => {
  expect(typed(value, data, over)).toEqual(left)
})
