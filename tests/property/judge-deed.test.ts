import { describe, expect, it } from 'vitest'
import type { Deed } from '#tests/e2e/composer/hand/choose-deed.ts'
import { brokenRules } from '#tests/e2e/composer/hand/judge-deed.ts'
import type { KeyPlace, Seen } from '#tests/e2e/composer/hand/look-at-desk.ts'

const row = { id: 'a', isLimited: false, isLocked: false, isSelected: true }
const seen: Seen = {
  ...{ place: 'text', words: 'Titre', isSelected: false, isFollowed: true, page: 'Titre', values: '' },
  ...{ blocks: 'a b', folded: '', layers: 0, isTried: false, rows: [row, { ...row, id: 'b', isSelected: false }] },
}
const typed: Deed = { kind: 'type', word: 'hemvnbd' }
const click: Deed = { kind: 'click', part: 'words', number: 1, isDouble: false, word: 'hemvnbd' }
const press = (key: string): Deed => ({ kind: 'press', key })

/** The faults of a text whose letters run commands as well. */
const FAULTS: readonly (readonly [fault: string, after: Partial<Seen>])[] = [
  ['hides an element', { rows: [{ ...row, isLimited: true }] }],
  ['locks an element', { rows: [{ ...row, isLocked: true }] }],
  ['selects another element', { rows: [{ ...row, isSelected: false }] }],
  ['doubles an element', { blocks: 'a c b' }],
  ['removes an element', { blocks: 'b' }],
  ['folds a row', { folded: 'outline-a' }],
  ['opens a dialog', { layers: 1 }],
  ['begins the trial', { isTried: true }],
]

describe('the judge of random keys', () => {
  it.each(FAULTS)('finds a letter typed into a text that %s', (_, after) => {
    const places: readonly KeyPlace[] = ['text', 'field', 'palette', 'name']
    for (const place of places) expect(brokenRules(typed, { ...seen, place }, { ...seen, words: 'Titrehemvnbd', ...after })).toHaveLength(1)
  })

  it('finds nothing where letters are written and a text is opened', () => {
    const after = { ...seen, words: 'Titrehemvnbd', page: 'Titrehemvnbd', values: 'Titrehemvnbd' }
    expect([brokenRules(typed, seen, after), brokenRules(click, { ...seen, place: 'outline' }, after)]).toEqual([[], []])
  })

  it('lets a click and the letters of a name select another element, without a change of it', () => {
    const after = { ...seen, rows: [{ ...row, isSelected: false }] }
    expect([brokenRules(click, seen, after), brokenRules(typed, { ...seen, place: 'outline' }, after)]).toEqual([[], []])
    expect(brokenRules(click, seen, { ...seen, rows: [{ ...row, isLocked: true }] })).toHaveLength(1)
  })

  it('compares the rows that are drawn before and after alone', () => {
    expect(brokenRules(typed, seen, { ...seen, rows: [] })).toEqual([])
    expect(brokenRules(typed, seen, { ...seen, rows: [{ ...row, id: 'c', isLocked: true }] })).toEqual([])
  })

  it('lets Delete remove an element, and no key that walks', () => {
    const after = { ...seen, blocks: 'b' }
    const page: Seen = { ...seen, place: 'page' }
    expect(['Delete', 'Tab', 'F6', 'ArrowDown'].map((key) => brokenRules(press(key), page, after).length)).toEqual([0, 1, 1, 1])
  })
})
