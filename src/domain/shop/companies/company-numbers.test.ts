import { expect, it } from 'vitest'
import { siretFault, vatNumberFault } from './company-numbers.ts'

it.each([
  ['732 829 320 00074', null],
  [' \u00a0', null],
  ['1', 'siretLength'],
  ['732829320000740', 'siretLength'],
  ['7328293200007A', 'siretLength'],
  ['732 829 320 00075', 'siretCheck'],
])('a SIRET number is right or left out, or it is known why it is not: %s', (written, fault) => {
  expect(siretFault(written)).toBe(fault)
})

it.each([
  ['fr 44 732829320', null],
  ['DE123456789', null],
  ['', null],
  ['fr 45 732829320', 'vatKey'],
  ['FR1', 'vatKey'],
  ['44732829320', 'vatForm'],
  ['DE1', 'vatForm'],
])('a number for the tax is right or left out, or it is known why it is not: %s', (written, fault) => {
  expect(vatNumberFault(written)).toBe(fault)
})
