import { Mutex } from 'async-mutex'

/** Runs a task after the earlier tasks with the same key. */
type RunExclusive = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

/** Serialises tasks with the same key in this process; tasks with other keys run in parallel. */
export function createKeyedMutex(): RunExclusive {
  const mutexes = new Map<string, Mutex>()
  return async (key, task) => {
    const mutex = mutexes.get(key) ?? new Mutex()
    mutexes.set(key, mutex)
    try {
      return await mutex.runExclusive(task)
    } finally {
      if (!mutex.isLocked()) mutexes.delete(key)
    }
  }
}
