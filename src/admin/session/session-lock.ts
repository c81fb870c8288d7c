import { isRecord } from '#schemas/text/is-record.ts'
import { CallError, RequestError } from '#api-client/transport/errors.ts'

type Listener = () => void

/** Codes of the server's answers that say: this session is over, or there is none. */
const OVER: ReadonlySet<unknown> = new Set(['SESSION_EXPIRED', 'UNAUTHENTICATED'])

/** Tells an answer that says that the session is over from every other failure. */
export function isSessionOver(error: unknown): boolean {
  if (error instanceof CallError) return OVER.has(error.code)
  const body = error instanceof RequestError ? error.response?.body : undefined
  const data = isRecord(body) ? body['data'] : undefined
  return isRecord(data) && OVER.has(data['code'])
}

/** State of the lock screen: a new object for each change. */
export interface LockState {
  readonly isLocked: boolean
  /** Number of changes that wait on this device for a session. */
  readonly keptChanges: number
}

/** The lock over the work of a person whose session has ended. */
export interface SessionLock {
  readonly state: () => LockState
  readonly subscribe: (listener: Listener) => Listener
  /** Listens to the return of the person: calls that were refused are made again, a preview takes a new token. */
  readonly onUnlock: (listener: Listener) => Listener
  /** Says how many changes wait on this device, shown on the lock screen. */
  readonly setKeptChanges: (count: number) => void
  /** Locks where a request fails because the session is over. */
  readonly watch: (request: Promise<unknown>) => void
  readonly unlock: () => void
  /** Makes a reading call. One that is refused because the session is over is made again at the return of the person. */
  readonly read: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

function listenersOf() {
  const all = new Set<Listener>()
  return {
    call: () => [...all].forEach((listener) => listener()),
    add: (listener: Listener): Listener => {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

/** Makes the lock of the panel. */
export function createSessionLock(): SessionLock {
  const changes = listenersOf()
  const returns = listenersOf()
  let state: LockState = { isLocked: false, keptChanges: 0 }
  const change = (next: Partial<LockState>) => {
    state = { ...state, ...next }
    changes.call()
  }
  const nextReturn = () =>
    new Promise<void>((resolve) => {
      const end = returns.add(() => {
        end()
        resolve()
      })
    })
  const read = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      if (!isSessionOver(error)) throw error
      await nextReturn()
      return read(call)
    }
  }
  return {
    state: () => state,
    subscribe: changes.add,
    onUnlock: returns.add,
    setKeptChanges: (keptChanges) => {
      if (keptChanges !== state.keptChanges) change({ keptChanges })
    },
    watch: (request) => {
      request.catch((error: unknown) => {
        if (!state.isLocked && isSessionOver(error)) change({ isLocked: true })
      })
    },
    unlock: () => {
      if (!state.isLocked) return
      change({ isLocked: false })
      returns.call()
    },
    read,
  }
}
