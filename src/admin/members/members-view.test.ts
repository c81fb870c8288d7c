import { expect, it } from 'vitest'
import { listQueryString } from '#api-client/transport/query-string.ts'
import { listQueryOf, memberOrders, memberVisits, readView, writeView } from './members-view.ts'

it('writes every view into its address and reads it again', () => {
  for (const visit of memberVisits)
    for (const order of memberOrders) {
      const view = { search: 'camille', visit, order, page: 3, member: 41 }
      expect(readView(writeView(view))).toEqual(view)
    }
  expect(writeView(readView(new URLSearchParams())).toString()).toBe('')
})

it('takes an unknown part of an address for the usual one', () => {
  const view = readView(new URLSearchParams('tri=password_hash&visite=jamais&page=-4&membre=x'))
  expect(view).toEqual(readView(new URLSearchParams()))
})

it('asks for members by their last visit in days before now', () => {
  const now = Date.parse('2026-11-28T09:00:00Z')
  const asked = (visit: 'month' | 'year') =>
    decodeURIComponent(listQueryString({ ...listQueryOf({ ...readView(new URLSearchParams()), visit }, now) }))
  expect(asked('month')).toContain('lastSeenAt=gte:2026-10-29T09:00:00.000Z')
  expect(asked('year')).toContain('lastSeenAt=lt:2025-11-28T09:00:00.000Z')
})
