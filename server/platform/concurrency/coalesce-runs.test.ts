import { expect, it, vi } from 'vitest'
import { coalesceRuns } from './coalesce-runs.ts'

it('runs again after failed runs, and leaves their errors to the process', async () => {
  const lost: string[] = []
  const note = (error: unknown): void => void lost.push(String(error))
  process.on('unhandledRejection', note)
  const work = vi.fn(async () => {
    if (work.mock.calls.length < 3) throw new Error(`run ${work.mock.calls.length}`)
  })
  const { ask, ended } = coalesceRuns(work)
  ask()
  // Asked for during the first run, which fails.
  ask()
  await ended()
  expect(work).toHaveBeenCalledTimes(2)
  ask()
  await ended()
  expect(work).toHaveBeenCalledTimes(3)
  await expect.poll(() => lost).toEqual(['Error: run 1', 'Error: run 2'])
  process.off('unhandledRejection', note)
})
