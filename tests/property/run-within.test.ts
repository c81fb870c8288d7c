import { expect, it } from 'vitest'
import { runWithin } from '../support/run-within.ts'

const limit = 50

function standStill(ms: number): void {
  const end = Date.now() + ms
  while (Date.now() < end);
}

it('cuts off a loop without end, each time it is tried', () => {
  let tries = 0
  const endless = () => {
    tries += 1
    for (;;);
  }
  expect(() => runWithin(limit, endless)).toThrow('timed out')
  expect(tries).toBe(3)
})

it('gives the answer of what was late once, as on a machine that stood still', () => {
  let tries = 0
  const lateOnce = () => {
    tries += 1
    if (tries === 1) standStill(limit * 4)
    return 'drawn'
  }
  expect(runWithin(limit, lateOnce)).toBe('drawn')
  expect(tries).toBe(2)
})

it('throws at once what the code itself throws', () => {
  let tries = 0
  const broken = () => {
    tries += 1
    throw new Error('broken')
  }
  expect(() => runWithin(limit, broken)).toThrow('broken')
  expect(tries).toBe(1)
})
