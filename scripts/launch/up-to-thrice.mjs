// @ts-check
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Does work that depends on a network or on a lock of the system; tries it again twice, after a pause, when it throws.
 * @template T
 * @param {() => Promise<T>} work
 * @param {number} [pauseMs]
 * @returns {Promise<T>} what the first try that succeeds returns; the third failure is thrown
 */
export async function upToThrice(work, pauseMs = 3000) {
  for (let left = 2; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0) throw error
      await pause(pauseMs)
    }
  }
}
