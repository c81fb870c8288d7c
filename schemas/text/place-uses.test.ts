import { describe, expect, it } from 'vitest'
import { areOtherUses, codesOf, useCode, wordsOfUses } from './place-uses.ts'

const none = { isHeadOffice: false, isCollect: false, isMailPickup: false }

describe('the uses of a place', () => {
  it.each([
    ['Salle de visite', 'SALLE_DE_VISITE'],
    [' Dépôt, côté cour ', 'DEPOT_COTE_COUR'],
    ['L’entrepôt n° 2', 'L_ENTREPOT_N_2'],
    ['…', ''],
  ])('in the words « %s » have the code %s', (words, code) => {
    expect(useCode(words)).toBe(code)
  })

  it('are stored as codes and read again as they were written', () => {
    const line = 'Salle de visite, Dépôt'
    const codes = codesOf({ ...none, isCollect: true }, line)
    expect(codes).toEqual(['CLICK_AND_COLLECT', 'SALLE_DE_VISITE', 'DEPOT'])
    expect(wordsOfUses(codes, line)).toBe(line)
  })

  it.each([
    [['HEAD_OFFICE', 'VISIT_ROOM'], null, 'Visit room'],
    [['HEAD_OFFICE'], null, null],
    [['VISIT_ROOM', 'SHOP'], 'Visit room', 'Visit room, Shop'],
  ])('that a seed has stored as %j are spelled out', (codes, line, words) => {
    expect(wordsOfUses(codes, line)).toBe(words)
  })

  it.each([
    ['Salle de visite, entrepôt', true],
    ['Salle, salle', false],
    ['2e étage', false],
    ['Head office', false],
    ['?!', false],
  ])('in « %s » have different codes: %s', (line, isFine) => {
    expect(areOtherUses(line)).toBe(isFine)
  })
})
