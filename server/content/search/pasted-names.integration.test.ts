import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const texts: Readonly<Record<string, string>> = {
  'a-atelier': 'Atelier - choisir son grimoire, 13 h - 21 h.',
  'b-combe': 'Combe Noire - 2023.',
  'c-calendrier': 'Un tuesday pour le goût.',
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

describe('the search of a name that has a hyphen between blanks', () => {
  it.each([
    ['Atelier - choisir son grimoire', 'a-atelier'],
    ['atelier -- grimoire', 'a-atelier'],
    ['- grimoire', 'a-atelier'],
    ['grimoire -', 'a-atelier'],
    ['13 h - 21 h', 'a-atelier'],
    ['"choisir son grimoire" - atelier', 'a-atelier'],
    ['Combe Noire - 2023', 'b-combe'],
  ])('finds it, and rules no word out: %s', async (q, url) => {
    expect(await searched.urls(q)).toEqual([url])
  })

  it.each(['atelier -grimoire', 'atelier --grimoire', 'atelier - choisir -grimoire', 'grimoire -13h'])(
    'leaves out what has the hyphen before it: %s',
    async (q) => {
      expect(await searched.urls(q)).not.toContain('a-atelier')
    },
  )
})

describe('the search of a day of the week or a month', () => {
  it.each(['Thursday', 'thursdays', 'août', 'aout'])('takes it for no other word mistyped: %s', async (q) => {
    expect(await searched.urls(q)).not.toContain('c-calendrier')
  })

  it('finds it where it is mistyped', async () => {
    expect(await searched.urls('tuesdya')).toEqual(['c-calendrier'])
  })
})
