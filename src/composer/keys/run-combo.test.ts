import { expect, it } from 'vitest'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { chosenKeys, runCombo, type KeyState } from './run-combo.ts'

const page = sampleDocument(sampleBlock('a', [sampleBlock('a1')]), sampleBlock('b'))

function pressed(selected: readonly string[], combo: string, state: Partial<KeyState> = {}) {
  const setup = pasteBenchOn(page, selected)
  const sent: string[] = []
  const isDone = runCombo({ bench: setup, actor: { send: ({ type }) => void sent.push(type) } }, combo, {
    isInText: false,
    hasLetters: true,
    hasSigns: true,
    ...state,
  })
  return { ...setup, sent, isDone, outline: outlineOf(setup.store.document) }
}

it.each([
  [['a1'], 'Escape', ['a']],
  [['a'], 'Escape', []],
  [['a'], 'Alt+ArrowDown', ['a1']],
  [['b'], 'Alt+ArrowUp', ['a1']],
  [[], 'Alt+ArrowDown', ['a']],
])('from %j, %s selects %j', (selected, combo, next) => expect(pressed(selected, combo).selection.ids).toEqual(next))

it.each([
  ['Delete', 'a(a1)'],
  ['d', 'a(a1) b paul-1'],
  ['Alt+Shift+ArrowUp', 'b a(a1)'],
])('%s on an element changes the page to %s, and nothing while a text has the keys', (combo, outline) => {
  expect(pressed(['b'], combo).outline).toBe(outline)
  expect(pressed(['b'], combo, { isInText: true })).toMatchObject({ isDone: false, outline: outlineOf(page) })
})

it('undoes, redoes and publishes also while a text has the keys', () => {
  expect(pressed([], 'Mod+Enter', { isInText: true }).sent).toEqual(['publish'])
  expect(pressed([], 'Mod+z', { isInText: true }).announced).toEqual(['Il n’y a rien à annuler.'])
  expect(pressed([], 'Mod+y', { isInText: true }).announced).toEqual(['Il n’y a rien à rétablir.'])
})

it('leaves all other keys alone', () => {
  expect(['x', 'Tab', 'Enter'].map((combo) => pressed(['b'], combo).isDone)).toEqual([false, false, false])
  expect(pressed([], 'Escape').isDone).toBe(false)
})

it.each([
  ['letters', { hasLetters: false }, [false, false, true, true, true]],
  ['signs', { hasSigns: false }, [true, true, false, false, true]],
])('leaves keys of %s alone that are off', (_, state, done) => {
  expect(['d', 'Shift+h', '/', 'Shift+?', 'Delete'].map((combo) => pressed(['b'], combo, state).isDone)).toEqual(done)
})

it('has letters off and signs on until the person chooses otherwise', () => {
  expect(chosenKeys()).toEqual({ hasLetters: false, hasSigns: true })
})
