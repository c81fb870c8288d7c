import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { IdleQueue } from './idle-queue.ts'

it('runs tasks in sequence, and rejects new ones above the limit', async () => {
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
  // The first one starts immediately and does not wait.
  expect([1, 2, 3, 4].map((number) => turns.add(task(number)))).toEqual([true, true, true, false])
  await expect.poll(() => done).toEqual([1, 2, 3])
  expect(turns.add(task(5))).toBe(true)
  await expect.poll(() => done).toEqual([1, 2, 3, 5])
})

it('continues after a failed task and reports it', async () => {
  const failures: unknown[] = []
  const turns = new IdleQueue(3, (error) => {
    failures.push(error)
    throw new Error('the report fails too')
  })
  let isDone = false
  turns.add(() => Promise.reject(new Error('no memory')))
  turns.add(() => {
    throw new Error('before the first wait')
  })
  turns.add(async () => {
    isDone = true
  })
  await expect.poll(() => isDone).toBe(true)
  expect(failures).toEqual([new Error('no memory'), new Error('before the first wait')])
})
