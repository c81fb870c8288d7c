import { describe, expect, it } from 'vitest'
import { readTypedPeriod } from './typed-period.ts'

const today = '2026-11-28'
const period = (typed: string) => {
  const read = readTypedPeriod(typed, today)
  return 'fault' in read ? read.fault : `${read.from} ${read.to}`
}

describe('days as people type them', () => {
  it.each([
    ['du 24 au 2', '2026-12-24 2027-01-02'],
    ['24 déc. au 2 janv.', '2026-12-24 2027-01-02'],
    ['24/12 – 02/01', '2026-12-24 2027-01-02'],
    ['du 24/12/2026 au 02/01/2027', '2026-12-24 2027-01-02'],
    ['du 2 au 10 janvier', '2027-01-02 2027-01-10'],
    ['du 28 au 3 janvier', '2026-12-28 2027-01-03'],
    ['du lundi 11 au dimanche 24 janvier 2027', '2027-01-11 2027-01-24'],
    ['le 25 décembre', '2026-12-25 2026-12-25'],
    ['1er mai', '2027-05-01 2027-05-01'],
    ['du 1er janvier au 30 juin', '2027-01-01 2027-06-30'],
    ['du 2 novembre au 31 mars', '2026-11-02 2027-03-31'],
    ['le 2 novembre', '2027-11-02 2027-11-02'],
    ['du 1er décembre au 15 novembre', '2026-12-01 2027-11-15'],
    ['du 01/12/2026 au 01/12/2027', '2026-12-01 2027-12-01'],
    ['28 au 30', '2026-11-28 2026-11-30'],
  ])('reads %o', (typed, read) => {
    expect(period(typed)).toBe(read)
  })

  it.each([
    ['', 'UNREADABLE'],
    ['cet été', 'UNREADABLE'],
    ['du 1 au 2 au 3', 'UNREADABLE'],
    ['30 février', 'NO_SUCH_DAY'],
    ['24/12/2026 au 20/12/2026', 'BACKWARDS'],
    ['01/02/2026 au 03/02/2026', 'PAST'],
    ['du 01/12/2026 au 02/12/2027', 'TOO_LONG'],
  ])('says what is wrong with %o', (typed, fault) => {
    expect(period(typed)).toBe(fault)
  })
})
