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

describe('search for a name with a hyphen between spaces', () => {
  it.each([
    ['Atelier - choisir son grimoire', 'a-atelier'],
    ['atelier -- grimoire', 'a-atelier'],
    ['- grimoire', 'a-atelier'],
    ['grimoire -', 'a-atelier'],
    ['13 h - 21 h', 'a-atelier'],
    ['"choisir son grimoire" - atelier', 'a-atelier'],
    ['Combe Noire - 2023', 'b-combe'],
  ])('finds the name and excludes no word: %s', async (q, url) => {
    expect(await searched.urls(q)).toEqual([url])
  })

  it.each(['atelier -grimoire', 'atelier --grimoire', 'atelier - choisir -grimoire'])('excludes a word after a hyphen: %s', async (q) => {
    expect(await searched.urls(q)).not.toContain('a-atelier')
  })
})

describe('search for a day of the week or a month', () => {
  it.each(['Thursday', 'thursdays', 'août', 'aout'])('does not take the name for a misspelled word: %s', async (q) => {
    expect(await searched.urls(q)).not.toContain('c-calendrier')
  })

  it('corrects a misspelled name', async () => {
    expect(await searched.urls('tuesdya')).toEqual(['c-calendrier'])
  })
})
