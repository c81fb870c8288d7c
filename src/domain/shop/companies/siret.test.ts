import { describe, expect, it } from 'vitest'
import { compactNumber, isSiren, isSiret } from './siret.ts'

describe('the number of an establishment', () => {
  it.each(['73282932000074', '55210055400013', '35600000000048', '35600000049837'])('%s can be one', (number) => {
    expect(isSiret(number)).toBe(true)
  })

  it.each([
    ['a wrong last digit', '73282932000075'],
    ['two digits changed for one another', '73282932000047'],
    ['a company’s number that cannot be one', '73282932100073'],
    ['La Poste, with a sum that is no multiple of five', '35600000049838'],
    ['too short', '7328293200007'],
    ['too long', '732829320000740'],
    ['too long, whose last digit checks the others', '732829320000745'],
    ['letters', '7328293200007A'],
    ['letters before it', 'A73282932000074'],
    ['figures before it', '073282932000074'],
    ['letters after it', '73282932000074A'],
    ['nothing', ''],
    ['zeros alone', '00000000000000'],
  ])('%s: none', (_, number) => {
    expect(isSiret(number)).toBe(false)
  })
})

describe('the number of a company', () => {
  it.each([
    ['732829320', true],
    ['552100554', true],
    ['356000000', true],
    ['732829321', false],
    ['000000000', false],
    ['73282932', false],
    ['732829320 ', false],
    ['A732829320', false],
    ['0732829320', false],
    ['7328293200', false],
  ])('%s: %s', (number, isOne) => {
    expect(isSiren(number)).toBe(isOne)
  })
})

it('people write it with spaces', () => {
  expect(compactNumber(' 732 829 320\u00a0000\u202f74 ')).toBe('73282932000074')
})
