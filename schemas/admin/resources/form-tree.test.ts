import { z } from 'zod'
import { expect, it } from 'vitest'
import { allFields, valuesAt } from './form-paths.ts'
import { formTree } from './form-tree.ts'
import { newsResource } from './kinds/news.ts'

it('reads kinds, languages, limits and words from the form of the news', () => {
  const fields = allFields(formTree(newsResource.form))
  expect(fields.map(({ path, kind, isLocalised }) => [path, kind, isLocalised])).toEqual([
    ['texts', 'locales', false],
    ['texts.*.title', 'line', true],
    ['texts.*.slug', 'slug', true],
    ['texts.*.summary', 'text', true],
    ['texts.*.content', 'html', true],
    ['texts.*.seo', 'seo', true],
    ['imageId', 'image', false],
    ['promoted', 'switch', false],
    ['link', 'link', false],
    ['tags', 'tags', false],
  ])
  expect(fields[1]).toMatchObject({ isRequired: true, limits: { minLength: 1, maxLength: 200 }, label: { fr: 'Titre', en: 'Title' } })
  expect(fields.filter(({ isRequired }) => !isRequired).map(({ path }) => path)).toEqual([
    'texts.*.summary',
    'texts.*.content',
    'imageId',
    'promoted',
    'link',
  ])
})

it('puts no label into the JSON schema of a body', () => {
  expect(JSON.stringify(z.toJSONSchema(newsResource.form, { io: 'input', unrepresentable: 'any' }))).not.toContain('Titre')
})

it.each([
  ['texts.*.title', [{ path: 'texts.fr_FR.title', value: 'A' }]],
  ['tags', [{ path: 'tags', value: ['x'] }]],
  ['nothing.*.title', []],
])('values at %s are %j', (path, values) => {
  expect(valuesAt({ texts: { fr_FR: { title: 'A' } }, tags: ['x'] }, path)).toEqual(values)
})

it('reads a form once', () => {
  expect(formTree(newsResource.form)).toBe(formTree(newsResource.form))
})
