import { expect, it } from 'vitest'
import { mailBaseUrl } from './mail-link.ts'

it('leads to the canonical address of a site that is served to the world', () => {
  expect(mailBaseUrl({ publishedUrl: 'https://www.cave.example', devUrl: 'https://cave.localhost' })).toBe('https://www.cave.example')
  expect(mailBaseUrl({ publishedUrl: 'https://www.greffe.example', devUrl: 'https://www.greffe.example' })).toBe(
    'https://www.greffe.example',
  )
})

it('leads to this machine while the sites are tried out on it', () => {
  expect(mailBaseUrl({ publishedUrl: 'https://www.cave.example', devUrl: 'http://cave.localhost:3000' })).toBe('http://cave.localhost:3000')
  expect(mailBaseUrl({ publishedUrl: 'http://localhost:3000', devUrl: 'http://localhost:3000' })).toBe('http://localhost:3000')
})

it('is not misled by a name that only looks like this machine', () => {
  const devUrl = 'http://localhost.evil.example'
  expect(mailBaseUrl({ publishedUrl: 'https://www.cave.example', devUrl })).toBe('https://www.cave.example')
})
