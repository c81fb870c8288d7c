import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { pageFormStage, registration } from '#tests/support/http/page-form-stage.ts'

const { stage, send, open } = pageFormStage()

/** The characters that neither HTML nor XML can hold, without tabs and line ends. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/u
const hostile = (word: string) => `${word[0] ?? ''}\u0008\u001f\u007f\u0085\ufffe${word.slice(1)}`

function expectClean(body: string, word: string): void {
  expect(UNWRITABLE.exec(body)).toBeNull()
  expect(body).not.toMatch(/\\b|\\u00[01]/)
  expect(body).toContain(word)
}

it('an article is shown without the signs that no document can hold', async () => {
  const { db } = stage.test.database
  const words = { title: hostile('Élire domicile'), summary: hostile('Une page.'), content: `<p>${hostile('Du texte')}</p>` }
  await db.updateTable('blog_texts').set(words).where('blog_id', '=', 83).execute()
  const { slug } = await db.selectFrom('blog_texts').select('slug').where('blog_id', '=', 83).executeTakeFirstOrThrow()
  await stage.test.app.features.directory.refresh()
  const { status, body } = await open(`/blog/${slug}`)
  expect(status).toBe(200)
  expectClean(body, 'Élire domicile')
  expectClean(body, 'Du texte')
})

it('a form that is refused shows what was typed without them', async () => {
  const { status, body } = await send('/auth', { fields: registration('camille', { firstname: hostile('Solange') }) })
  expect(status).toBe(422)
  expectClean(body, 'value="Solange"')
})

it('a block is shown without them, live or not, and so is its state for the browser', async () => {
  const blocks: Block[] = [
    { id: 'titre', type: 'heading', v: 1, props: { text: hostile('Bienvenue'), level: 1 } },
    { id: 'onglets', type: 'tabs', v: 1, props: { label: hostile('Nos formules'), tabs: [{ title: hostile('EURL') }, { title: 'SASU' }] } },
  ]
  const page = {
    url: 'signes',
    title: hostile('Signes'),
    locale: 'fr_FR',
    seo: {},
    shell: 'page' as const,
    middleware: [],
    layout: { blocks },
  }
  await stage.test.app.features.pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
  const { body } = await open('/signes')
  expectClean(body, '<title>Signes')
  expectClean(body, '>Bienvenue<')
  expectClean(body, '"title":"EURL"')
})
