import { vi } from 'vitest'

/** The joiner ends a row: no mark is moved across it. */
const MARKS = /(?:(?!\u034f)\p{M})+/gu

/**
 * The most steps that normalisation takes while a piece of work runs: one for each unit of each text that is normalised, and in a row of
 * combining marks one for each pair of them, since a mark may have to be moved over all those before it.
 */
export async function normalisationSteps(work: () => unknown): Promise<number> {
  let steps = 0
  const found = Object.getOwnPropertyDescriptor(String.prototype, 'normalize')
  const normalize = found?.value as (this: string, form?: string) => string
  const heard = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    steps += this.length
    for (const [row] of this.matchAll(MARKS)) steps += row.length ** 2
    return normalize.call(this, form)
  })
  try {
    await work()
  } finally {
    heard.mockRestore()
  }
  return steps
}
