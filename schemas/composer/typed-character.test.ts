import { expect, it } from 'vitest'
import { characterOf, characterOfCombo, isMark, withMark } from './typed-character.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  [{ key: 'A' }, 'A'],
  [{ key: 'É' }, 'É'],
  [{ key: ' ' }, ' '],
  [{ key: '€', ctrlKey: true, altKey: true }, '€'],
  [{ key: 'a', ctrlKey: true }, null],
  [{ key: 'Enter' }, null],
  [{ key: 'Dead', code: 'BracketLeft' }, '\u0302'],
  [{ key: 'Dead', code: 'BracketLeft', shiftKey: true }, '\u0308'],
  [{ key: 'Dead', code: 'F1' }, null],
])('reads the character of %j, in its case', (pressed, character) => expect(characterOf({ ...plain, ...pressed })).toBe(character))

it.each([
  ['a', 'a'],
  ['Shift+a', 'A'],
  ['Space', ' '],
  ['Shift++', '+'],
  ['Enter', null],
  ['Mod+a', null],
])('reads the combination %s as %j', (combo, character) => expect(characterOfCombo(combo)).toBe(character))

it.each([
  ['\u0302', 'e', 'ê'],
  ['\u0308', 'I', 'Ï'],
  ['\u0302', 'ê', 'ê'],
  ['\u0302', ' ', '^'],
  ['\u0302', '^', '^'],
  ['\u0302', '\u0302', '^'],
  ['\u0303', 'x', '~x'],
])('writes %j and %j as %s', (mark, letter, written) => {
  expect([isMark(mark), withMark(mark, letter)]).toEqual([true, written])
})
