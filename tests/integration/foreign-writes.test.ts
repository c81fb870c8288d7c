import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveAlbum } from '#server/content/albums/save-album.ts'
import { saveBlog, saveFolder } from '#server/content/blog/save-blog.ts'
import { saveNews } from '#server/content/news/save-news.ts'
import { saveService } from '#server/content/services/save-service.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { saveTags } from '#server/sites/directory/save-site.ts'
import { addEditor } from '#tests/support/resources/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const sanitise = (html: string) => ({ html, removed: [] })
let written = 0
const wordsOf = (title: string) => {
  written += 1
  return { title, slug: `essai-${written}`, summary: null, seo: {} }
}
const textsOf = (title: string) => ({ fr_FR: { ...wordsOf(title), content: '' } })
const day = new Date('2026-11-20T08:00:00Z')
const shown = { status: 'PUBLISHED' as const, publishedAt: day, tags: [], imageId: null }

type Write = (db: Kysely<Tables>, siteId: number, given: { readonly id?: number }, title?: string) => Promise<number>

const writers: Readonly<Record<string, Write>> = {
  news: (db, siteId, given, title = 'Essai') =>
    saveNews(db, sanitise, siteId, { ...given, ...shown, promoted: false, link: null, texts: textsOf(title) }),
  services: (db, siteId, given, title = 'Essai') =>
    saveService(db, sanitise, siteId, { ...given, ...shown, position: 0, price: null, texts: textsOf(title) }),
  albums: (db, siteId, given, title = 'Essai') =>
    saveAlbum(db, sanitise, siteId, { ...given, ...shown, position: 0, imageIds: [], texts: { fr_FR: wordsOf(title) } }),
  blogs: (db, siteId, given, title = 'Essai') =>
    saveBlog(db, sanitise, siteId, { ...given, ...shown, folderId: null, author: null, texts: textsOf(title) }),
  blog_folders: (db, siteId, given, title = 'Essai') =>
    saveFolder(db, sanitise, siteId, { ...given, parentId: null, imageId: null, position: 0, texts: textsOf(title) }),
}

describe.each(Object.entries(writers))('the writer of %s', (table, write) => {
  it('answers NOT_FOUND to the number of an item of another site, whose row stays', async () => {
    const { db } = test.database
    const id = await write(db, 37, {})
    const row = async () => (await sql`select to_jsonb(t) as row from ${sql.table(table)} t where id = ${id}`.execute(db)).rows
    const before = await row()
    await expect(write(db, 38, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await row()).toEqual(before)
  })
})

describe.each(['news', 'service'])('an item (%s) that a seed rewrites', (name) => {
  const write = writers[name === 'news' ? 'news' : 'services'] as Write

  it('refuses an open form as stale, and is listed by its new title', async () => {
    const { db } = test.database
    const editor = await addEditor(test)
    const { one } = test.features.resources.of(name)
    const id = await write(db, 37, {})
    const read = await one.read(editor, id)
    const opened = await one.update(editor, read, read.form)
    await write(db, 37, { id }, 'Autre titre')
    await test.features.resources.adopt()
    await expect(one.update(editor, opened, opened.form)).rejects.toMatchObject({ code: 'STALE_VERSION' })
    const titles = await sql`select title, titles from items where kind = ${name} and id = ${id}`.execute(db)
    expect(titles.rows).toEqual([{ title: 'Autre titre', titles: { fr_FR: 'Autre titre' } }])
  })
})

it('lists a tag that a seed renames by its new label', async () => {
  const { db } = test.database
  for (const label of ['Avant', 'Ensuite']) {
    await saveTags(db, 37, [{ value: 'renommee', labels: { fr_FR: label } }])
    await test.features.resources.adopt()
    const rows = db.selectFrom('items as i').innerJoin('tags as t', 't.id', 'i.id').select('i.title').where('i.kind', '=', 'tag')
    expect(await rows.where('t.value', '=', 'renommee').execute()).toEqual([{ title: label }])
  }
})
