import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startInterval } from './interval.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an interval', () => {
  it('runs immediately, then after a pause from its end, and never concurrently', async () => {
    const ends: (() => void)[] = []
    const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
    const rounds = startInterval(work, { everyMs: 30_000, onError: vi.fn() })
    await vi.advanceTimersByTimeAsync(90_000)
    expect(work).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(2)
    ends[1]?.()
    await rounds.stop()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('continues after a failure, which is reported', async () => {
    const onError = vi.fn()
    const work = vi.fn(() => Promise.reject(new Error('no database')))
    const rounds = startInterval(work, { everyMs: 1000, onError })
    await vi.advanceTimersByTimeAsync(2500)
    expect(work).toHaveBeenCalledTimes(3)
    expect(onError).toHaveBeenCalledTimes(3)
    await rounds.stop()
  })

  it('continues after an exception before the first wait, and after a report that throws', async () => {
    const work = vi.fn((): Promise<void> => {
      throw new Error('planted')
    })
    const lost = vi.fn()
    process.on('unhandledRejection', lost)
    const rounds = startInterval(work, {
      everyMs: 1000,
      onError: () => {
        throw new Error('no log')
      },
    })
    await vi.advanceTimersByTimeAsync(2500)
    expect(work).toHaveBeenCalledTimes(3)
    await expect(rounds.stop()).rejects.toThrow('no log')
    process.off('unhandledRejection', lost)
  })

  it('is waited for when it is stopped while running', async () => {
    let end = (): void => undefined
    const rounds = startInterval(() => new Promise<void>((resolve) => (end = resolve)), { everyMs: 1000, onError: vi.fn() })
    let isStopped = false
    const stopping = rounds.stop().then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(5000)
    expect(isStopped).toBe(false)
    end()
    await stopping
    expect(isStopped).toBe(true)
  })
})
