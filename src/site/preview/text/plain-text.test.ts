// @vitest-environment jsdom
import { expect, it } from 'vitest'
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
