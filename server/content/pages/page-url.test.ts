import { expect, it } from 'vitest'
import { fillUrl, matchUrl, parametersOf } from './page-url.ts'

it.each([
  ['blog/{blog}', 'blog/creer-son-eurl', { blog: 'creer-son-eurl' }, 1],
  ['password/reset/{token}', 'password/reset/5vJ', { token: '5vJ' }, 2],
  ['a/{b}/c', 'a/x/c', { b: 'x' }, 2],
])('reads the parameters of %s in %s', (pattern, address, values, literals) => {
  expect(matchUrl(pattern, address)).toEqual({ values, literals })
})

it.each([
  ['blog/{blog}', 'blog'],
  ['blog/{blog}', 'blog/'],
  ['blog/{blog}', 'blog/a/b'],
  ['blog/{blog}', 'blogs/a'],
  ['a/{b}/c', 'a/x/d'],
])('%s is not the page of %s', (pattern, address) => {
  expect(matchUrl(pattern, address)).toBeNull()
})

it('names the parameters of an address and fills them again', () => {
  expect(parametersOf('albums/{album}/images/{image}')).toEqual(['album', 'image'])
  expect(parametersOf('blog')).toEqual([])
  expect(fillUrl('albums/{album}/images/{image}', { album: 'bureaux', image: '4' })).toBe('albums/bureaux/images/4')
  expect(fillUrl('blog/{blog}', {})).toBe('blog/{blog}')
})
