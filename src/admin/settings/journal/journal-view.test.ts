import { expect, it } from 'vitest'
import { listQueryString } from '#api-client/transport/query-string.ts'
import { isWhole, journalAddress, listQueryOf } from './journal-view.ts'

it('writes every view into its address and reads it again', () => {
  const view = { person: 8, area: 'page', act: 'page.publish', target: 'page 12 fr_FR', until: '2026-11-20', page: 3 }
  expect(journalAddress.read(journalAddress.write(view))).toEqual(view)
  expect(journalAddress.read(journalAddress.write({ ...view, act: '' }))).toEqual({ ...view, act: '' })
  expect(isWhole(journalAddress.read(new URLSearchParams()))).toBe(true)
  expect(isWhole(view)).toBe(false)
})

it('takes an unknown part of an address for the usual one', () => {
  expect(journalAddress.read(new URLSearchParams('personne=x&au=hier&page=-1'))).toEqual(journalAddress.read(new URLSearchParams()))
})

it('asks for the acts of a person until a day, by the narrower of area and act', () => {
  const view = journalAddress.read(new URLSearchParams('personne=8&acte=page.publish&au=2026-11-20'))
  expect(decodeURIComponent(listQueryString({ ...listQueryOf(view) }))).toBe('nbItem=50&page=1&actor=8&act=page.publish&at=lte:2026-11-20')
})
