import { expect, it } from 'vitest'
import { listQueryString } from '#api-client/transport/query-string.ts'
import { listQueryOf, memberOrders, membersAddress, memberVisits } from './members-view.ts'

it('writes every view into its address and reads it again', () => {
  for (const visit of memberVisits)
    for (const order of memberOrders) {
      const view = { search: 'camille', visit, order, page: 3, member: 41 }
      expect(membersAddress.read(membersAddress.write(view))).toEqual(view)
    }
  expect(membersAddress.write(membersAddress.read(new URLSearchParams())).toString()).toBe('')
})

it('takes an unknown part of an address for the usual one', () => {
  const view = membersAddress.read(new URLSearchParams('tri=password_hash&visite=jamais&page=-4&membre=x'))
  expect(view).toEqual(membersAddress.read(new URLSearchParams()))
})

it('asks for members by their last visit in days before now', () => {
  const now = Date.parse('2026-11-28T09:00:00Z')
  const asked = (visit: 'month' | 'year') =>
    decodeURIComponent(listQueryString({ ...listQueryOf({ ...membersAddress.read(new URLSearchParams()), visit }, now) }))
  expect(asked('month')).toContain('lastSeenAt=gte:2026-10-29T09:00:00.000Z')
  expect(asked('year')).toContain('lastSeenAt=lt:2025-11-28T09:00:00.000Z')
})
