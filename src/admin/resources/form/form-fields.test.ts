import { expect, it } from 'vitest'
import { describedResources, findResource } from '#admin/resources/resource-list.ts'
import { blankForm } from './blank-form.ts'
import { formFields } from './form-fields.ts'

it('makes a field of its kind from each field of the news', () => {
  const fields = findResource('news')?.fields ?? []
  const [texts, ...others] = fields
  expect(formFields(texts?.children ?? []).map(({ name, kind, required }) => [name, kind, required])).toEqual([
    ['title', 'text', true],
    ['slug', 'text', true],
    ['summary', 'long-text', false],
    ['content', 'rich-text', false],
    ['seo', 'object', true],
  ])
  expect(formFields(others).map(({ name, kind }) => [name, kind])).toEqual([
    ['imageId', 'image'],
    ['promoted', 'switch'],
    ['link', 'link'],
    ['tags', 'tags'],
  ])
})

it.each(describedResources.map(({ name, fields }) => [name, fields] as const))('leaves no field of %s without an input', (_, fields) => {
  const shown = fields.flatMap((field) => (field.kind === 'locales' ? (field.children ?? []) : [field]))
  expect(formFields(shown).filter(({ kind }) => kind === 'unknown')).toEqual([])
})

it('begins a new item with everything empty, in one language', () => {
  expect(blankForm(findResource('news')?.fields ?? [], 'fr_FR')).toEqual({
    texts: { fr_FR: { title: '', slug: '', summary: null, content: null, seo: {} } },
    ...{ imageId: null, promoted: false, link: null, tags: [] },
  })
})
