import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blogList } from '#schemas/api/content/blog-calls.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures

const save = (url: string, title: string, html: string, { site = 37, locale = 'fr_FR' } = {}) =>
  test.features.pages.save(
    {
      ...{ url, title, locale, seo: {}, shell: 'default', middleware: [] },
      layout: { blocks: [{ id: 'texte-a', type: 'text', v: 1, props: { html: `<p>${html}</p>` } }] },
    },
    { siteId: site, baseHash: null, by: 'a test' },
  )

beforeAll(async () => {
  test = await testFeatures()
  await save('grimoires', 'Vous conservez un grimoire', 'À l’abri de la lumière. Le grimoire d’un alchimiste se conserve debout.')
  await save('temoins', 'Témoins', 'Comment et pourquoi un alchimiste conserve son grimoire : quand il le faut, combien il coûte.')
  await save('comment-choisir', 'Comment choisir sa mandragore ?', 'Une racine, avec mesure.')
  await save('choisir', 'Choisir sa mandragore', 'Choisir sa mandragore, choisir sa mandragore : choisir.')
  await save('bien-choisir', 'Bien choisir sa mandragore', 'Comment choisir sa mandragore. Comment choisir sa mandragore.')
  await save('house-rules', 'House rules', 'Our policy on dogs.', { site: 38, locale: 'en_GB' })
  await save('your-word', 'Your word', 'Our policy on each comment.', { site: 38, locale: 'en_GB' })
})
afterAll(() => test.close())

const find = (q: string, site = 37, locale?: string) =>
  test.features.search.find(test.scope(site, locale), { q, page: 1, nbItem: 20, type: undefined })
const urls = async (...asked: Parameters<typeof find>) => (await find(...asked)).items.map(({ url }) => url)
const marks = async (q: string) =>
  (await find(q)).items.flatMap(({ titleMarks = [], snippet }) =>
    [...titleMarks, ...snippet].flatMap(({ text, mark }) => (mark ? [text.toLowerCase()] : [])),
  )

describe('a question', () => {
  it.each([
    ['comment conserver un grimoire', 'conserver un grimoire'],
    ['Comment conserver un grimoire ?', 'conserver un grimoire'],
    ['comment faire pour conserver un grimoire', 'conserver un grimoire'],
    ['pourquoi faut-il conserver un grimoire', 'conserver un grimoire'],
    ['est-ce que je dois conserver un grimoire', 'conserver un grimoire'],
    ['qu’est-ce qu’un grimoire ?', 'grimoire'],
    ['quel grimoire conserver', 'grimoire conserver'],
    ['y a-t-il un grimoire', 'grimoire'],
    ['où peut-on conserver un grimoire', 'conserver un grimoire'],
    ['un grimoire, ça se conserve combien de lumière', 'un grimoire, ça se conserve lumière'],
    ['comment "conserver" un grimoire', '"conserver" un grimoire'],
    ['comment conserver un grimoire -pourquoi', 'conserver un grimoire -pourquoi'],
    ['comment conserver un gri-moire', 'conserver un gri-moire'],
    ['comment conserv', 'conserv'],
    ['comment grimoi', 'grimoi'],
    ['comment conserver un grimoire 2019', 'conserver un grimoire 2019'],
  ])('finds what it does without the words that only ask: %s', async (q, rest) => {
    const found = await urls(rest)
    expect(await urls(q)).toEqual(found)
  })

  it('finds first what is called by what it asks, however often others say its words', async () => {
    expect(await urls('comment conserver un grimoire')).toEqual(['grimoires', 'temoins'])
    expect(await urls('combien coûte un grimoire')).toEqual(['temoins'])
  })

  it.each(['comment choisir sa mandragore', 'Comment choisir sa mandragore ?', 'COMMENT CHOISIR SA MANDRAGORE\u00a0?'])(
    'that is a title finds this first: %s',
    async (q) => {
      expect(await urls(q)).toEqual(['comment-choisir', 'choisir', 'bien-choisir'])
    },
  )

  it('marks the words that are looked for, and not those that only ask', async () => {
    expect(new Set(await marks('comment conserver un grimoire, et pourquoi'))).toEqual(new Set(['conservez', 'conserve', 'grimoire']))
    expect(await marks('comment "conserve" un grimoire')).not.toContain('comment')
  })

  it('is mended where it is mistyped, but for the words that only ask', async () => {
    expect(await find('lesquels sont les grimiores')).toMatchObject({
      total: 2,
      meant: { q: 'lesquels sont les grimoire', exactly: 'lesquels sont les "grimiores"' },
    })
    const { total, meant } = await find('lesquelles alchimiste')
    expect([total, meant]).toEqual([2, undefined])
    expect(await find('coment conserver un grimoire')).toMatchObject({ total: 2, meant: { q: 'comment conserver un grimoire' } })
  })
})

describe('a word that only asks', () => {
  it.each(['comment', 'pourquoi', 'quand', 'combien', 'pourquoi nous', 'comment -mandragore', 'quand et pourquoi'])(
    'is looked for where nothing else is: %s',
    async (q) => {
      expect(await urls(q)).toContain('temoins')
      expect(await urls(q)).not.toContain('grimoires')
    },
  )

  it.each(['"comment" conserver un grimoire', '"pourquoi un alchimiste" grimoire'])('is looked for in quotes: %s', async (q) => {
    expect(await urls(q)).toEqual(['temoins'])
  })

  it('is ruled out by a hyphen', async () => {
    expect(await urls('conserver grimoire -comment')).toEqual(['grimoires'])
  })

  it('is another word in another language', async () => {
    expect(await urls('comment policy', 38, 'en_GB')).toEqual(['your-word'])
  })
})

describe('a question that is asked a list', () => {
  const ids = async (search: string) => {
    const query = parseListQuery(blogList.list as ListGrammar, new URLSearchParams({ search }))
    return (await test.features.blogs.list(test.scope(37), query)).blogs.map(({ id }) => id)
  }

  it.each([
    ['comment créer sa SASU', [82]],
    ['où puis-je élire domicile ?', [83]],
    ['est-ce que je peux créer mon eurl', [81]],
    ['comment domici', [83]],
    ['quels domicilles', [83]],
    ['comment', []],
    ['"comment" créer', []],
  ])('finds what it does in the whole site: %s', async (q, found) => {
    expect(await ids(q)).toEqual(found)
  })
})
