// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { watchBursts } from './burst.ts'
import { noteKey } from './note-key.ts'

const controls = {
  switch: '<button role="switch"></button>',
  checkbox: '<input type="checkbox">',
  radio: '<input type="radio">',
  text: '<input>',
  area: '<textarea></textarea>',
  outline: '<div tabindex="0" role="treegrid"></div>',
}

it.each([
  ['switch', ' ', false],
  ['checkbox', ' ', false],
  ['radio', ' ', false],
  ['switch', 'a', true],
  ['text', ' ', true],
  ['area', ' ', true],
  ['outline', ' ', true],
  ['text', 'F6', false],
  ['text', 'Tab', false],
] as const)('%s, key "%s", then a sign at once: in a burst is %s', (control, key, isInBurst) => {
  document.body.innerHTML = controls[control]
  const bursts = watchBursts({ start: () => 0, stop: () => undefined }, () => 1000)
  const seen: boolean[] = []
  document.body.onkeydown = (event) => void seen.push(noteKey(bursts, event))
  const press = (target: Element | null, pressed: string) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
  press(document.body.firstElementChild, 'e')
  press(document.body.firstElementChild, key)
  press(document.body, '/')
  expect(seen.at(-1)).toBe(isInBurst)
})
