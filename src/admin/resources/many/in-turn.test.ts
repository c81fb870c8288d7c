import { expect, it } from 'vitest'
import { inTurn, partsOf } from './in-turn.ts'

const double = (part: number) => (part === 3 ? Promise.reject(new Error('three')) : Promise.resolve(part * 2))

it('keeps the answers that came before a call that fails', async () => {
  expect(await inTurn([1, 2, 3, 4], double)).toEqual({ answers: [2, 4], error: new Error('three') })
})

it('makes no further call once it is stopped, and tells how many were made', async () => {
  const told: number[] = []
  const done = await inTurn([1, 2, 4], double, { isStopped: () => told.length === 2, onDone: (count) => told.push(count) })
  expect([done, told]).toEqual([{ answers: [2, 4], error: undefined }, [1, 2]])
})

it.each([
  [0, []],
  [2, [[0, 1]]],
  [5, [[0, 1], [2, 3], [4]]],
])('cuts %i things into parts of two', (count, parts) => {
  expect(partsOf([...Array(count).keys()], 2)).toEqual(parts)
})
