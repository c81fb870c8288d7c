/** Does a work once those before it, under the same key, are done. */
type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Lets works under one key go on one after the other on this server; those under other keys are not held up. */
export function createKeyedMutex(): OneByOne {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    // What became of the one before is told to who asked for it.
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
