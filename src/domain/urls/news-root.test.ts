import { expect, it } from 'vitest'
import { newsRoot } from './news-root.ts'

it.each([
  ['actualites', 'actualites'],
  ['actualites/nouveau-guichet', 'actualites'],
  ['news', 'news'],
  ['news/new-counter', 'news'],
  ['newsletter', null],
  ['blog/news', null],
  ['', null],
])('finds the list of news of the page %j: %j', (url, root) => {
  expect(newsRoot(url)).toBe(root)
})
