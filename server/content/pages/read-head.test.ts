import { expect, it } from 'vitest'
import { readHead } from './read-head.ts'

const whole = {
  url: 'tarifs',
  title: 'Tarifs',
  seo: { title: 'Nos tarifs', noIndex: true },
  shell: 'page',
  middleware: ['member'],
} as const
const empty = { url: '', title: '', seo: {}, shell: 'default', middleware: [] }

it('reads a whole head as it is, and an empty one with empty parts', () => {
  expect([readHead(whole), readHead({})]).toEqual([whole, empty])
})

it.each([7, null, true, {}, [], [null], { title: 7 }])('leaves out each part that is %j, and reads the others', (wrong) => {
  for (const part of ['url', 'title', 'seo', 'shell', 'middleware'] as const)
    expect(readHead({ ...whole, [part]: wrong })).toEqual({ ...whole, [part]: empty[part] })
})

it('reads what is right inside the words for search engines and the rules of access', () => {
  const seo = { title: 7, description: 'Vins', image: 'x', noIndex: 'yes', other: 1 }
  expect(readHead({ ...whole, seo, middleware: ['member', 'unknown', null, 7, 'toString'] })).toEqual({
    ...{ ...whole, seo: { description: 'Vins' }, middleware: ['member'] },
  })
})
