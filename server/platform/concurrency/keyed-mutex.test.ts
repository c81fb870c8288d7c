import { expect, it } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

it('runs the tasks of a key in order, also after failures, and does not block other keys', async () => {
  const oneByOne = createKeyedMutex()
  const told: string[] = []
  const gate = Promise.withResolvers<undefined>()
  const first = oneByOne('a', async () => {
    await gate.promise
    told.push('first')
    throw new Error('refused')
  })
  const second = oneByOne('a', async () => told.push('second'))
  await oneByOne('b', async () => told.push('other'))
  expect(told).toEqual(['other'])
  gate.resolve(undefined)
  await expect(first).rejects.toThrow('refused')
  await second
  expect(told).toEqual(['other', 'first', 'second'])
})
