import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const texts: Readonly<Record<string, string>> = {
  'f-formes': 'Les bordereaux sont rangés.',
  'g-mot': 'Un bordereau est rangé.',
  'l-ligature': 'Un œuf mollet.',
  'm-lettres': 'Des oeufs durs.',
  'n-neuf': 'Un local neuf.',
  'o-ombre': 'La mandragore pousse sous un vieux mur sombre, humide et frais, entre lierre et mousse.',
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

const find = (q: string) => searched.find(q)
const urls = (q: string) => searched.urls(q)

describe('search for a word with a ligature', () => {
  it.each(['œuf', 'oeuf', 'Œufs', 'OEUF'])('finds it with and without the ligature: %s', async (q) => {
    expect(await urls(q)).toEqual(['l-ligature', 'm-lettres'])
  })
})

describe('search for a quoted word', () => {
  it('finds the same spelling and no other form', async () => {
    expect(await urls('bordereau')).toEqual(['f-formes', 'g-mot'])
    expect(await urls('"bordereau"')).toEqual(['g-mot'])
    expect(await urls('"bordereaux" rangé')).toEqual(['f-formes'])
    expect(await urls('"RANGÉS"')).toEqual(['f-formes'])
    expect(await urls('"rangee"')).toEqual([])
  })

  it('highlights the quoted word only', async () => {
    const [item] = await find('"bordereaux"')
    expect(item?.snippet.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['bordereaux'])
  })

  it('excludes all forms of an excluded quoted word', async () => {
    expect(await urls('rangé -"bordereau"')).toEqual([])
  })
})

describe('search for a text with a typo', () => {
  const others = ['pousse', 'vieux', 'mur', 'sombre', 'humide', 'frais', 'lierre', 'mousse']
  const typed = (count: number) => ['mandragoer', ...others].slice(0, count).join(' ')

  it.each([
    [8, ['o-ombre']],
    [9, []],
  ])('finds for %i words %j', async (count, found) => {
    expect(await urls(typed(count))).toEqual(found)
  })
})
