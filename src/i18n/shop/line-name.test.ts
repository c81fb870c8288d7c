import { expect, it } from 'vitest'
import { lineName, orderLineName } from './line-name.ts'

const wine = { name: 'Combe Haute', year: 2023 }

it('a line is told by its year and its size, in the reader’s language', () => {
  expect([750, 375, 1500].map((capacityMl) => lineName({ ...wine, capacityMl }, 'fr_FR'))).toEqual([
    'Combe Haute 2023, 75\u00a0cl',
    'Combe Haute 2023, 37,5\u00a0cl',
    'Combe Haute 2023, 1,5\u00a0L',
  ])
  expect(lineName({ ...wine, capacityMl: 375 }, 'en_GB')).toBe('Combe Haute 2023, 37.5\u00a0cl')
})

it('a line is told by its variants where they are known, and by its name alone where nothing else is', () => {
  expect(lineName({ ...wine, capacityMl: 1500, variants: ['Magnum', 'Coffret bois'] }, 'fr_FR')).toBe(
    'Combe Haute 2023, Magnum, Coffret bois',
  )
  expect(lineName({ name: 'Coffret du vigneron', year: null }, 'fr_FR')).toBe('Coffret du vigneron')
})

it('a line of an order tells its size beside its variants, once', () => {
  expect(orderLineName({ ...wine, capacityMl: 1500, variants: ['Magnum', 'Coffret bois'] }, 'fr_FR')).toBe(
    'Combe Haute 2023, Magnum, Coffret bois, 1,5\u00a0L',
  )
  expect(orderLineName({ ...wine, capacityMl: 500, variants: ['Bouteille de 50 CL'] }, 'fr_FR')).toBe(
    'Combe Haute 2023, Bouteille de 50 CL',
  )
  expect(orderLineName({ ...wine, capacityMl: 750 }, 'fr_FR')).toBe('Combe Haute 2023, 75\u00a0cl')
  expect(orderLineName({ name: 'Coffret du vigneron', year: null, variants: ['Bois'] }, 'fr_FR')).toBe('Coffret du vigneron, Bois')
})
