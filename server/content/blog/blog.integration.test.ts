import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blogList } from '#schemas/api/content/blog-calls.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { saveBlog, saveFolder, type BlogInput } from './save-blog.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const query = (text = '') => parseListQuery(blogList.list as ListGrammar, new URLSearchParams(text))

const list = (text = '', folder?: number | string, siteId = 37, locale?: string) =>
  test.features.blogs.list(test.scope(siteId, locale), query(text), folder)

const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).blogs.map(({ id }) => id)

describe('the list of articles', () => {
  it('holds those that are published now, the newest first', async () => {
    expect(await list()).toMatchObject({ total: 3, blogs: [{ id: 83 }, { id: 82 }, { id: 81 }] })
  })

  it('of a folder holds those of all folders below', async () => {
    expect(await ids('', 7)).toEqual([82, 81])
    expect(await ids('', 'creation')).toEqual([82, 81])
    expect(await ids('', 'sasu')).toEqual([82])
    await expect(list('', 'inconnu')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(list('', 9999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('orders titles as the French do', async () => {
    expect(await ids('orderBy=title')).toEqual([82, 81, 83])
  })

  it('is filtered without regard to case and accents, signs standing for themselves', async () => {
    expect(await ids('title=lk:ELIRE')).toEqual([83])
    expect(await ids('title=lk:100 %25'.replace(' ', '\u00a0'))).toEqual([83])
    expect(await ids('title=lk:100 %25')).toEqual([83])
    expect(await ids('title=lk:_')).toEqual([])
    expect(await ids('tags=eurl')).toEqual([83, 81])
    expect(await ids('author=df:Camille Roy')).toEqual([83])
    expect(await ids('search=greffe')).toEqual([83, 82, 81])
  })

  it('is searched by who wrote the articles too, and follows when they are said to be another’s', async () => {
    const signed = async (author: string) => (await ids(`search=${author}`)).sort()
    const ours = await signed('Camille Roy')
    expect(ours).toContain(81)
    expect(ours).not.toContain(83)
    const ofArticle = test.database.db.updateTable('blogs').where('id', '=', 81)
    await ofArticle.set({ author: 'Zélie Quesnoy' }).execute()
    expect([await signed('quesnoy'), await signed('Camille Roy')]).toEqual([[81], ours.filter((id) => id !== 81)])
    await ofArticle.set({ author: 'Camille Roy' }).execute()
    expect(await signed('Camille Roy')).toEqual(ours)
  })

  it('is empty past its end, with its true total', async () => {
    expect(await list('page=9&nbItem=2')).toEqual({ blogs: [], total: 3 })
    expect(await list('page=2&nbItem=2')).toMatchObject({ total: 3, blogs: [{ id: 81 }] })
  })

  it('gives each article its folder, picture and tags', async () => {
    const { blogs } = await list('title=lk:eurl en')
    expect(blogs).toEqual([
      {
        id: 81,
        title: 'Créer son EURL en ligne',
        url: 'blog/creer-son-eurl',
        summary: null,
        image: expect.objectContaining({ id: 31, alt: 'Deux associés signent' }) as unknown,
        author: 'Camille Roy',
        tags: [{ value: 'eurl', label: 'EURL' }],
        folder: { id: 7, url: 'blog/creation', name: 'Création' },
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as unknown,
        updatedAt: expect.stringMatching(/Z$/) as unknown,
      },
    ])
  })
})

describe('folders and breadcrumbs', () => {
  it('show what a folder holds itself, and count what lies below', async () => {
    const root = await test.features.blogs.folder(test.scope(37))
    expect(root).toMatchObject({ id: null, name: 'Blog', url: 'blog', description: null, image: null })
    expect(root.folders).toEqual([{ id: 7, name: 'Création', url: 'blog/creation', image: null, blogCount: 2 }])
    expect(root.blogs.map(({ id }) => id)).toEqual([83])
    const folder = await test.features.blogs.folder(test.scope(37), 'creation')
    expect(folder).toMatchObject({
      id: 7,
      description: 'Choisir un statut.',
      folders: [{ id: 9, blogCount: 1, image: { id: 31 } }],
      blogs: [{ id: 81 }],
    })
  })

  it('call the blog as the menu of the site does, in the language of those who read', async () => {
    const { db } = test.database
    const id = 90
    await db.insertInto('menu_items').values({ id, site_id: 38, position: 9 }).execute()
    const named = { site_id: 38, menu_item_id: id, url: 'blog' }
    const words = [
      { ...named, locale: 'fr_FR', title: 'Le journal', menu_title: 'Journal' },
      { ...named, locale: 'en_GB', title: 'Diary', menu_title: null },
    ]
    await db.insertInto('menu_item_texts').values(words).execute()
    for (const [locale, name] of [
      ['fr_FR', 'Journal'],
      ['en_GB', 'Diary'],
    ] as const) {
      const scope = test.scope(38, locale)
      expect(await test.features.blogs.folderAriane(scope)).toEqual([{ id: null, url: 'blog', name }])
      expect(await test.features.blogs.folder(scope)).toMatchObject({ id: null, name })
    }
    await db.deleteFrom('menu_items').where('id', '=', id).execute()
  })

  it('lead from the root to the folder or the article', async () => {
    const steps = [
      { id: null, url: 'blog', name: 'Blog' },
      { id: 7, url: 'blog/creation', name: 'Création' },
      { id: 9, url: 'blog/sasu', name: 'SASU' },
    ]
    expect(await test.features.blogs.folderAriane(test.scope(37))).toEqual(steps.slice(0, 1))
    expect(await test.features.blogs.folderAriane(test.scope(37), 9)).toEqual(steps)
    expect(await test.features.blogs.ariane(test.scope(37), 'creer-sa-sasu')).toEqual([
      ...steps,
      { id: 82, url: 'blog/creer-sa-sasu', name: 'Créer sa SASU' },
    ])
  })
})

describe('one article', () => {
  it('is found by number or name, with its text', async () => {
    for (const id of [81, 'creer-son-eurl']) {
      expect(await test.features.blogs.get(test.scope(37), id)).toMatchObject({
        id: 81,
        content: '<p>Le greffe répond.</p>',
        seo: {},
        ariane: [{}, {}, { id: 81 }],
      })
    }
  })

  it.each([84, 85, 86, 181, 'brouillon', 'demain', 'jete', 'vendanges', '81', ''])(
    '%s does not exist for visitors of this site',
    async (id) => {
      await expect(test.features.blogs.get(test.scope(37), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )

  it('has at most three to read after it, those of the same subjects first', async () => {
    expect((await test.features.blogs.related(test.scope(37), 81)).map(({ id }) => id)).toEqual([83, 82])
  })

  it('speaks the reader’s language, and answers to its name in the default one too', async () => {
    const english = test.scope(38, 'en_GB')
    expect(await test.features.blogs.get(english, 'harvest')).toMatchObject({
      title: 'The harvest',
      url: 'blog/harvest',
      content: '<p>In September.</p>',
    })
    expect(await test.features.blogs.get(english, 'vendanges')).toMatchObject({ title: 'The harvest' })
    await expect(test.features.blogs.get(test.scope(38), 'harvest')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('writing the blog', () => {
  const article: BlogInput = {
    folderId: null,
    imageId: null,
    author: null,
    tags: [],
    status: 'PUBLISHED',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    texts: { fr_FR: { slug: 'neuf', title: 'Neuf', summary: null, content: '<p>{{COMPANY_NAME}} et {{RM_NUMBER}}.</p>' } },
  }
  const write = (texts: BlogInput['texts'], siteId = 38) =>
    saveBlog(test.database.db, test.features.sanitiser.sanitise, siteId, { ...article, texts })

  it('fills the placeholders of its texts when they are read', async () => {
    await write(article.texts, 37)
    expect((await test.features.blogs.get(test.scope(37), 'neuf')).content).toContain('Greffe &amp; Plume')
  })

  it('refuses HTML that could do something, and a name that is no address', async () => {
    const text = { slug: 'piege', title: 'Piège', summary: null }
    await expect(write({ fr_FR: { ...text, content: '<p onclick="x()">x</p>' } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    for (const slug of ['2026', 'folder', 'À-B', 'a b', ''])
      await expect(write({ fr_FR: { ...text, slug } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('lets a folder and an article not share a name', async () => {
    const folder = {
      parentId: null,
      imageId: null,
      position: 0,
      texts: { fr_FR: { slug: 'vendanges', title: 'Vendanges', summary: null } },
    }
    await expect(saveFolder(test.database.db, test.features.sanitiser.sanitise, 38, folder)).rejects.toThrow(/duplicate key/)
  })

  it('never changes the article of another site', async () => {
    const stolen = { ...article, id: 81, texts: { fr_FR: { slug: 'vole', title: 'Volé', summary: null } } }
    await expect(saveBlog(test.database.db, test.features.sanitiser.sanitise, 38, stolen)).rejects.toThrow()
    expect(await test.features.blogs.get(test.scope(37), 81)).toMatchObject({ title: 'Créer son EURL en ligne' })
  })
})

it('is closed as a whole by IS_BLOG_ACTIVATED', async () => {
  await test.features.parameters.set(37, 'IS_BLOG_ACTIVATED', false)
  const { blogs } = test.features
  const asked = [
    () => list(),
    () => blogs.folder(test.scope(37)),
    () => blogs.folderAriane(test.scope(37)),
    () => blogs.ariane(test.scope(37), 81),
  ]
  for (const ask of [...asked, () => blogs.get(test.scope(37), 81), () => blogs.related(test.scope(37), 81)]) {
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await test.features.parameters.set(37, 'IS_BLOG_ACTIVATED', true)
  expect((await list()).total).toBeGreaterThan(0)
})
