import { expect, it } from 'vitest'
import { lineName, orderLineName } from './line-name.ts'

const wine = { name: 'Combe Haute', year: 2023 }

it('the name of a line contains its year and size in the requested locale', () => {
  expect([750, 375, 1500].map((capacityMl) => lineName({ ...wine, capacityMl }, 'fr_FR'))).toEqual([
    'Combe Haute 2023, 75\u00a0cl',
    'Combe Haute 2023, 37,5\u00a0cl',
    'Combe Haute 2023, 1,5\u00a0L',
  ])
  expect(lineName({ ...wine, capacityMl: 375 }, 'en_GB')).toBe('Combe Haute 2023, 37.5\u00a0cl')
})

it('the name of a line contains its variants, or nothing else when none is known', () => {
  expect(lineName({ ...wine, capacityMl: 1500, variants: ['Magnum', 'Coffret bois'] }, 'fr_FR')).toBe(
    'Combe Haute 2023, Magnum, Coffret bois',
  )
  expect(lineName({ name: 'Coffret du vigneron', year: null }, 'fr_FR')).toBe('Coffret du vigneron')
})

it('the name of an order line contains its size once beside its variants', () => {
  expect(orderLineName({ ...wine, capacityMl: 1500, variants: ['Magnum', 'Coffret bois'] }, 'fr_FR')).toBe(
    'Combe Haute 2023, Magnum, Coffret bois, 1,5\u00a0L',
  )
  expect(orderLineName({ ...wine, capacityMl: 500, variants: ['Bouteille de 50 CL'] }, 'fr_FR')).toBe(
    'Combe Haute 2023, Bouteille de 50 CL',
  )
  expect(orderLineName({ ...wine, capacityMl: 750 }, 'fr_FR')).toBe('Combe Haute 2023, 75\u00a0cl')
  expect(orderLineName({ name: 'Coffret du vigneron', year: null, variants: ['Bois'] }, 'fr_FR')).toBe('Coffret du vigneron, Bois')
})
