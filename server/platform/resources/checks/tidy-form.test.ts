import { expect, it } from 'vitest'
import { formTree } from '#schemas/admin/resources/form-tree.ts'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { tidyForm } from './tidy-form.ts'

const { example } = newsResource
const withTexts = (texts: object) => ({ ...example.form, texts: { fr_FR: { ...example.form.texts['fr_FR'], ...texts } } })

it.each([
  [{ title: '  Un titre\n ' }, { title: 'Un titre' }],
  [{ title: 'Un titre\nde\u2028plusieurs \u202elignes' }, { title: 'Un titre de plusieurs lignes' }],
  [{ title: '   ' }, { title: '' }],
  [{ summary: ' \u200b ' }, { summary: null }],
  [{ summary: 'Deux\nlignes' }, { summary: 'Deux\nlignes' }],
  [{ content: '<p> a </p>' }, { content: '<p> a </p>' }],
])('%j is stored as %j', (given, stored) => {
  expect(tidyForm(formTree(newsResource.form), withTexts(given))).toEqual(withTexts(stored))
})

it('stores a tag that is given twice once, and those in its order', () => {
  const tagged = (tags: string[]) => ({ ...example.form, tags })
  expect(tidyForm(formTree(newsResource.form), tagged(['bio', 'sec', 'bio']))).toEqual(tagged(['bio', 'sec']))
})
