/** Does a work when its turn comes. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets at most `atOnce` works go on at the same time; the others wait in their order. */
export function createSemaphore(atOnce: number): Semaphore {
  const waiting: (() => void)[] = []
  let going = 0
  return async (work) => {
    if (going >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else going += 1
    try {
      return await work()
    } finally {
      // The place passes on to the next in line; without one it is free.
      const next = waiting.shift()
      if (next) next()
      else going -= 1
    }
  }
}
