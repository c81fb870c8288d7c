import { describe, expect, it } from 'vitest'
import { rowByLetters, typedOn } from './type-ahead.ts'

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const nothing = { letters: '', at: 0 }

describe('typedOn', () => {
  it('starts a search with a letter and extends it with keys of acts and spaces', () => {
    const first = typedOn(nothing, { ...none, key: 'c', timeStamp: 5000 }, false)
    const second = first && typedOn(first, { ...none, key: 'd', timeStamp: 5400 }, true)
    const third = second && typedOn(second, { ...none, key: ' ', timeStamp: 6300 }, false)
    expect(third).toEqual({ letters: 'cd ', at: 6300 })
  })

  it('begins a name with the key of an act only when a letter follows it at once', () => {
    const act = typedOn(nothing, { ...none, key: 'd', timeStamp: 5000 }, true)
    expect(act).toEqual({ letters: 'd', at: 5000, isOfAct: true })
    const follow = (timeStamp: number) => act && typedOn(act, { ...none, key: 'o', timeStamp }, false)
    expect([follow(5399), follow(5400)]).toEqual([
      { letters: 'do', at: 5399 },
      { letters: 'o', at: 5400 },
    ])
  })

  it('begins another name after a pause of a second', () => {
    expect(typedOn({ letters: 'cd', at: 5000 }, { ...none, key: 'e', timeStamp: 6000 }, false)).toEqual({ letters: 'e', at: 6000 })
  })

  it.each([
    ['a space', { key: ' ' }, false],
    ['a named key', { key: 'ArrowDown' }, false],
    ['a letter with Ctrl', { key: 'c', ctrlKey: true }, false],
  ])('leaves %s alone where no name was begun', (_, pressed, isActKey) => {
    expect(typedOn(nothing, { ...none, ...pressed, timeStamp: 5000 }, isActKey)).toBeNull()
  })
})

describe('rowByLetters', () => {
  const words: Readonly<Record<string, readonly string[]>> = { a: ['Colonnes'], b: ['Élément', 'Nos tarifs'], c: ['Combe'], d: ['Texte'] }
  const find = (cursor: string | null, letters: string) => rowByLetters(['a', 'b', 'c', 'd'], (id) => words[id] ?? [], cursor, letters)

  it.each([
    ['from no row to the first that begins so', null, 'c', 'a'],
    ['from a row to the next that begins so', 'a', 'c', 'c'],
    ['from the last one to the first again', 'c', 'c', 'a'],
    ['on the row itself while more letters fit it', 'c', 'co', 'c'],
    ['to the row that more letters fit', 'a', 'com', 'c'],
    ['to a name without its accents', 'a', 'element', 'b'],
    ['to the first words of an element', 'a', 'nos t', 'b'],
    ['nowhere without such a name', 'a', 'z', null],
  ])('leads %s', (_, cursor, letters, found) => expect(find(cursor, letters)).toBe(found))
})
