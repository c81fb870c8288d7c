import { expect, it } from 'vitest'
import type { PlaceChange } from '#server/content/drafts/kinds/edited-kind.ts'
import { addressRings } from './address-rings.ts'

const change = (words: string, documentId: number): PlaceChange => {
  const [locale = '', from = '', to = ''] = words.split(' ')
  return { key: { siteId: 37, kind: 'PAGE', documentId, locale }, from, to }
}
const ringsOf = (...words: string[]) => addressRings(words.map(change)).map((ring) => ring.map(({ from }) => from).join(' '))

it('finds two rings beside a chain, and none in another language', () => {
  expect(ringsOf('fr a b', 'fr b a', 'fr c d', 'fr d e', 'fr x y', 'fr y z', 'fr z x')).toEqual(['a b', 'x y z'])
  expect(ringsOf('fr a b', 'en b a')).toEqual([])
})

it('leaves a page out that takes an address of a ring', () => {
  expect(ringsOf('fr d a', 'fr a b', 'fr b a')).toEqual(['a b'])
})
