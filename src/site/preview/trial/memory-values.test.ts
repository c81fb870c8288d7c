import { expect, it } from 'vitest'
import { createMemoryValues } from './memory-values.ts'

it('keeps values apart from those of another trial, until they are removed', () => {
  const [one, other] = [createMemoryValues(), createMemoryValues()]
  expect(one.write('vitrine.38.cart.lines', '[]')).toBe(true)
  expect([one.read('vitrine.38.cart.lines'), other.read('vitrine.38.cart.lines')]).toEqual(['[]', null])
  one.remove('vitrine.38.cart.lines')
  expect(one.read('vitrine.38.cart.lines')).toBeNull()
})
