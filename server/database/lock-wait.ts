/** How often a wait for a lock may pass its limit before the request is refused. */
export const LOCK_WAITS = 3

/** Returns true when a statement waited for a lock beyond `lock_timeout`. A slow statement is another error (57014). */
export function isLockWait(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** Runs work that leaves nothing when it fails, such as a single statement, again when its wait for a lock passes the limit. */
export async function retryLockWaits<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let waits = 1; ; waits += 1) {
    try {
      return await work()
    } catch (error) {
      if (waits === LOCK_WAITS || !isLockWait(error)) throw error
    }
  }
}
