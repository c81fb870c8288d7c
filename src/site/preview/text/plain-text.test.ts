// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { caretIn, putCaret } from './caret/caret.ts'
import { fillWithText, readText } from './plain-text.ts'

const filled = (text: string) => {
  const element = document.createElement('span')
  fillWithText(element, text, (name) => (name === 'PHONE' ? '01 02' : ''))
  return element
}

it.each(['', 'Un mot ', 'Au {{PHONE}} ou {{ INCONNU }}.', '{{PHONE}}', 'deux\nlignes'])('reads %j as it was filled in', (text) =>
  expect(readText(filled(text), true)).toBe(text),
)

it('shows the value of a placeholder, and the name of one without value', () =>
  expect(filled('{{PHONE}} {{INCONNU}}').textContent).toBe('01 02 INCONNU'))

it('has no line ends in one line, and drops the last one of several lines', () => {
  const element = document.createElement('span')
  element.innerHTML = 'un<br>deux\n'
  expect([readText(element, false), readText(element, true)]).toEqual(['un deux ', 'un\ndeux'])
})

it('puts no caret inside a value of the site, where nothing can be typed', () => {
  const element = document.body.appendChild(filled('Au {{PHONE}} vite'))
  element.contentEditable = 'true'
  const chip = element.querySelector('span') as HTMLElement
  const inside = { offsetNode: chip.firstChild, offset: 2 }
  chip.getBoundingClientRect = () => new DOMRect(100, 0, 40, 10)
  Object.assign(document, { caretPositionFromPoint: () => inside })
  const placeAt = (x: number) => {
    putCaret(element, { x, y: 5 })
    return [chip.contains(document.getSelection()?.focusNode ?? null), caretIn(element)]
  }
  expect([placeAt(110), placeAt(130)]).toEqual([
    [false, 'Au '.length],
    [false, 'Au 01 02'.length],
  ])
  putCaret(element, 'Au 01'.length)
  expect(chip.contains(document.getSelection()?.focusNode ?? null)).toBe(false)
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
  element.remove()
})
