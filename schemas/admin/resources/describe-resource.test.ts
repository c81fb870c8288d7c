import { expect, it } from 'vitest'
import { describeResource } from './describe-resource.ts'
import { newsResource } from './kinds/news.ts'
import { tagResource } from './kinds/tags.ts'
import { resources } from './resources.ts'

it('names and types each column of the news by the field that it shows', () => {
  const { columns } = describeResource(newsResource)
  expect(columns.map(({ key, kind, label }) => [key, kind, label.fr])).toEqual([
    ['image', 'image', 'Image'],
    ['title', 'text', 'Titre'],
    ['publishedAt', 'instant', 'En ligne depuis'],
    ['promoted', 'switch', 'À la une'],
    ['tags', 'tags', 'Étiquettes'],
  ])
})

it('finds the field by which others name a tag', () => {
  expect(describeResource(tagResource)).toMatchObject({ usedAs: 'tags', usedBy: 'value' })
})

it.each(resources.map((resource) => [resource.name, resource] as const))('has words for each column of %s', (_, resource) => {
  const { columns } = describeResource(resource)
  expect(columns.filter(({ key, label }) => label.fr === key)).toEqual([])
})
