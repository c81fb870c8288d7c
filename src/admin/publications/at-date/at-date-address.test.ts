import { expect, it } from 'vitest'
import { siteThenAddress } from './at-date-address.ts'

const plan = { kind: 'page', id: 12, locale: 'fr_FR', startsAt: '2026-12-01T07:00:00.000Z', state: 'WAITING' } as const

it('leads to a page at the first instant of its version, and home for what is no page', () => {
  const then = encodeURIComponent(plan.startsAt)
  expect(siteThenAddress(plan)).toBe(`/a-publier/apercu?le=${then}&langue=fr&page=12`)
  expect(siteThenAddress({ ...plan, kind: 'menu', id: 1 })).toBe(`/a-publier/apercu?le=${then}&langue=fr`)
})

it('leads to now for a version that is online', () => {
  const address = siteThenAddress({ ...plan, state: 'RUNNING' })
  expect(address).not.toContain(encodeURIComponent(plan.startsAt))
})
