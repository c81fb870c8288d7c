import { expect, it } from 'vitest'
import { validateVisibility } from '#schemas/generated/validators.js'
import { isEverybody, isNever, SEEN_BY_ALL } from './visibility-values.ts'

it('counts a visibility without a limit as everybody, and any limit as less', () => {
  expect(isEverybody(SEEN_BY_ALL)).toBe(true)
  for (const limit of [{ audience: 'members' }, { screens: ['mobile'] }, { from: 'x' }, { until: 'x' }])
    expect(isEverybody({ ...SEEN_BY_ALL, ...(limit as object) })).toBe(false)
})

it('starts from a visibility that the schema of content takes, with each limit too', () => {
  for (const limit of [{}, { audience: 'members' }, { screens: ['mobile'] }, { from: '2026-12-20T07:00:00.000Z' }])
    expect(validateVisibility({ ...SEEN_BY_ALL, ...limit })).toBe(true)
})

it.each([
  [null, '2026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00Z', null, false],
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z', false],
  ['2031-01-01T00:00:00Z', '2020-01-01T00:00:00Z', true],
  ['2026-01-01T01:00:00+01:00', '2026-01-01T00:00:00Z', true],
])('from %j until %j is never: %s', (from, until, never) => {
  expect(isNever({ ...SEEN_BY_ALL, from, until })).toBe(never)
})
