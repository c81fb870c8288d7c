import { expect, it, vi } from 'vitest'
import { createReadHtml } from './stored-html.ts'

const html = '<p>{{COMPANY_NAME}} a <a href="/blog/vin">un blog</a> et <a href="/contact">une adresse</a>.</p>'
const placeholders = new Map([['COMPANY_NAME', 'Dupont & Fils']])

it('fills placeholders, and keeps of links to what is closed the words alone', () => {
  const warn = vi.fn()
  const read = createReadHtml(() => null, { warn })
  const isClosed = (address: string) => address.startsWith('/blog')
  expect(read(html, { placeholders, isClosed }, 'news 1')).toBe('<p>Dupont &amp; Fils a un blog et <a href="/contact">une adresse</a>.</p>')
  expect(read(html, { placeholders, isClosed: null }, 'news 1')).toContain('<a href="/blog/vin">un blog</a>')
  expect(warn).not.toHaveBeenCalled()
})

it('tells what the sanitiser took away, and which placeholders have no value', () => {
  const warn = vi.fn()
  const read = createReadHtml(() => ({ html: '<p>Voilà {{COMPANY_NAME}}</p>', removed: ['<script>'] }), { warn })
  expect(read('<script></script>', { placeholders: new Map(), isClosed: null }, 'news 1')).toBe('<p>Voilà</p>')
  expect(warn.mock.calls.map(([facts]: unknown[]) => facts)).toEqual([
    { place: 'news 1', removed: ['<script>'] },
    { place: 'news 1', missing: ['COMPANY_NAME'] },
  ])
})
