import { expect, it } from 'vitest'
import { runWithin } from '../support/run-within.ts'

it('cuts off a loop without end', () => {
  const endless = () => {
    for (;;);
  }
  expect(() => runWithin(50, endless)).toThrow('timed out')
})

it('gives the answer of the code, and throws what the code itself throws', () => {
  const broken = () => {
    throw new Error('broken')
  }
  expect(runWithin(60_000, () => 'drawn')).toBe('drawn')
  expect(() => runWithin(60_000, broken)).toThrow('broken')
})
