import { describe, expect, it } from 'vitest'
import { privacyDeadline } from './privacy-deadlines.ts'

describe('the deadline of a request', () => {
  it.each([
    ['2026-11-20', '2026-12-04', '2026-12-01'],
    // A Saturday and a Sunday count for nothing.
    ['2026-11-21', '2026-12-04', '2026-12-01'],
    // 11 November.
    ['2026-11-02', '2026-11-17', '2026-11-12'],
    // 1 and 8 May, Ascension.
    ['2026-04-30', '2026-05-19', '2026-05-13'],
    // Christmas and the first of January.
    ['2026-12-18', '2027-01-05', '2026-12-30'],
    // Easter Monday.
    ['2027-03-26', '2027-04-12', '2027-04-07'],
  ])('of one to erase or deregister that came on %s is %s, with an alert on %s', (receivedOn, dueOn, alertOn) => {
    for (const type of ['ERASURE', 'DEREGISTRATION'] as const) expect(privacyDeadline(type, receivedOn)).toEqual({ dueOn, alertOn })
  })

  it.each(['ACCESS', 'RECTIFICATION', 'PORTABILITY', 'OBJECTION', 'RESTRICTION'] as const)(
    'of %s is thirty days, with an alert after twenty',
    (type) => {
      expect(privacyDeadline(type, '2026-11-20')).toEqual({ dueOn: '2026-12-20', alertOn: '2026-12-10' })
      expect(privacyDeadline(type, '2028-02-10')).toEqual({ dueOn: '2028-03-11', alertOn: '2028-03-01' })
    },
  )
})
