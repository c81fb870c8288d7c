import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTexts, type SearchedTexts } from '#tests/support/sites/searched-texts.ts'

let searched: SearchedTexts

const opening = 'Une salle au calme, afin que chacun puisse parler et poser ses questions, avec un accès de plain-pied.'
const closing = 'Lyon, 12, quai des Cordeliers, 3 rue Haute : 20 places, 30 chaises, vitamine H, appel au 01 99 00 37 00.'
const texts: Readonly<Record<string, string>> = {
  'a-soir': `${opening} — jeudi 3 décembre 2026 — 18\u00a0h – 20\u00a0h — ${closing}`,
  'b-jour': `${opening} — samedi 12 décembre 2026 — 10\u00a0h – 17\u00a0h — ${closing}`,
  'c-matin': `${opening} — jeudi 10 décembre 2026 — 8\u00a0h\u00a045 – 11\u00a0h\u00a030 — ${closing}`,
  'd-chiffres': `${opening} — le 05/12/2026, de 14\u00a0h à 15\u00a0h — ${closing}`,
  'e-deux': `Bilan de 2026, 13 ans et 28 jours : les 13 et 28 novembre 2026 à 18 h, puis en mars 2027. ${closing}`,
  'f-suite': `Du 30 juin au 2 juillet 2027, de 9 h à 12 h 30 et de 13 h 30 à 16 h. ${closing}`,
  'g-anglais': `Fair on September 21-26, 2027, at 7 h. ${closing}`,
  'h-horaires': `01 99 00 37 00 — 12, quai des Cordeliers — lundi jeudi 9\u00a0h – 12\u00a0h\u00a030, 13\u00a0h\u00a030 – 18\u00a0h`,
}

beforeAll(async () => {
  searched = await searchedTexts(texts)
})
afterAll(() => searched.test.close())

const find = async (q: string) =>
  (await searched.find(q)).map(({ url, snippet }) => ({
    url,
    text: snippet.map(({ text }) => text).join(''),
    marked: snippet.flatMap(({ text, mark }) => (mark ? [text] : [])).join(' '),
  }))

const marksOf = async (q: string) => Object.fromEntries((await find(q)).map(({ url, marked }) => [url, marked]))

describe('what is marked of a day', () => {
  it.each([
    ...['3 décembre 2026', '03/12/2026', '2026-12-03', 'December 3rd, 2026'].map((q) => ({ q, url: 'a-soir', marked: '3 décembre 2026' })),
    ...['3 décembre', '3 decembre', 'December 3'].map((q) => ({ q, url: 'a-soir', marked: '3 décembre' })),
    { q: '12 décembre', url: 'b-jour', marked: '12 décembre' },
    { q: '10 décembre 2026', url: 'c-matin', marked: '10 décembre 2026' },
    { q: '5 décembre 2026', url: 'd-chiffres', marked: '05/12/2026' },
    { q: '30 juin', url: 'f-suite', marked: '30 juin' },
    { q: '2 juillet 2027', url: 'f-suite', marked: '2 juillet 2027' },
    { q: '28 novembre 2026', url: 'e-deux', marked: '28 novembre 2026' },
    // Where it stands among several, these may be marked too.
    { q: '13 novembre', url: 'e-deux', marked: '13 28 novembre' },
    { q: '13 novembre 2026', url: 'e-deux', marked: '13 28 novembre 2026' },
    { q: '21 September', url: 'g-anglais', marked: 'September 21' },
    { q: '26 septembre 2027', url: 'g-anglais', marked: 'September 21 -26 2027' },
  ])('is that day, its month and its year: $q', async ({ q, url, marked }) => {
    expect(await marksOf(q)).toEqual({ [url]: marked })
  })

  it('is no other word, whatever the day', async () => {
    for (let day = 1; day <= 31; day++)
      for (const { url, marked } of await find(`${day} décembre`))
        expect({ day, url, marked }).toEqual({ day, url, marked: url === 'd-chiffres' ? '05/12/2026' : `${day} décembre` })
  })

  it('stands in the midst of what is shown', async () => {
    for (const q of ['3 décembre', '03/12/2026', '10 décembre 2026', '12 décembre']) {
      const [found] = await find(q)
      expect(found?.text).toMatch(/plain-pied\. — .* — Lyon/u)
    }
  })

  it('is marked beside what else was typed, whatever figures that has', async () => {
    expect(await marksOf('plain-pied 3 décembre')).toEqual({ 'a-soir': expect.stringMatching(/pied.* 3 décembre$/) as string })
    expect((await marksOf('20 places 3 décembre'))['a-soir']).toMatch(/^3 décembre 20/)
  })
})

describe('what is marked of an hour', () => {
  it.each([
    ['9h00', { 'f-suite': '9 h', 'h-horaires': '9 h' }],
    ['9 h', { 'f-suite': '9 h', 'h-horaires': '9 h' }],
    ['12h30', { 'f-suite': '12 h 30', 'h-horaires': '12 h 30' }],
    ['8:45', { 'c-matin': '8 h 45' }],
    ['13h30 16h', { 'f-suite': '13 h 30 16 h' }],
    ['20h', { 'a-soir': '20 h' }],
    ['7:00', { 'g-anglais': '7 h' }],
  ])('is that hour, and no part of a number: %s', async (q, expected) => {
    expect(await marksOf(q)).toEqual(expected)
  })
})

it('no word but the hour is marked, whatever the hour', async () => {
  for (let hour = 0; hour <= 23; hour++)
    for (const { url, marked } of await find(`${hour}h`))
      expect({ hour, url, marked }).toEqual({ hour, url, marked: expect.stringMatching(new RegExp(`^(?:${hour} h ?)+$`)) as string })
})

it.each(['j1203', 'j20261203', 't18h00', 'd12p90'])('a word that is made of a day, an hour or a number finds nothing: %s', async (q) => {
  expect(await find(q)).toEqual([])
})
