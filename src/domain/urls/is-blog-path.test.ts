import { expect, it } from 'vitest'
import { isBlogAddress } from './is-blog-path.ts'

it.each(['blog', '/blog', 'blog/{blog}', '/blog/creation', 'blog?page=2', '/blog#haut'])('%s is of the blog', (url) => {
  expect(isBlogAddress(url)).toBe(true)
})

it.each(['', '/', 'blogs', 'mon-blog', 'aide/blog', 'https://blog.example/blog'])('%j is not', (url) => {
  expect(isBlogAddress(url)).toBe(false)
})
