import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { IdleQueue } from './idle-queue.ts'

it('does one task after the other, and leaves out what comes while too many wait', async () => {
  const turns = new IdleQueue(2)
  const done: number[] = []
  let under = 0
  const task = (number: number) => async () => {
    under += 1
    expect(under).toBe(1)
    await wait(2)
    done.push(number)
    under -= 1
  }
  // The first is begun at once: it does not wait.
  expect([1, 2, 3, 4].map((number) => turns.add(task(number)))).toEqual([true, true, true, false])
  await expect.poll(() => done).toEqual([1, 2, 3])
  expect(turns.add(task(5))).toBe(true)
  await expect.poll(() => done).toEqual([1, 2, 3, 5])
})

it('goes on after a task that fails, and says so to whoever is told', async () => {
  const failures: unknown[] = []
  const turns = new IdleQueue(2, (error) => failures.push(error))
  let isDone = false
  turns.add(() => Promise.reject(new Error('no memory')))
  turns.add(async () => {
    isDone = true
  })
  await expect.poll(() => isDone).toBe(true)
  expect(failures).toEqual([new Error('no memory')])
})
