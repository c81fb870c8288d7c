import { isRecord } from '#schemas/text/is-record.ts'

/** The values in one kind of browser storage. */
export interface StoredValues {
  /** Returns a stored value, or null without a value or without storage. */
  readonly read: (name: string) => string | null
  /** Stores a value and returns true when the browser accepted it. */
  readonly write: (name: string, value: string) => boolean
  /** Removes a value. */
  readonly remove: (name: string) => void
}

function readStorage(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}

/** Reads a value from local storage. */
export const readLocal = (name: string): string | null => readStorage(() => localStorage, name)

/** Reads a value from session storage. */
export const readSession = (name: string): string | null => readStorage(() => sessionStorage, name)

/** Lists the names in session storage, none where the browser forbids it. */
export function sessionNames(): readonly string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

const PROBE = 'vitrine.probe'

/** Returns true when session storage is forbidden or full. */
export function isSessionStorageBlocked(): boolean {
  try {
    sessionStorage.setItem(PROBE, '1')
    sessionStorage.removeItem(PROBE)
    return false
  } catch {
    return true
  }
}

/** Records an action and returns true when it is allowed: at most once per interval in this tab, and only with storage. */
export function throttle(name: string, now: number, apart: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(name)) < apart) return false
    sessionStorage.setItem(name, String(now))
    return true
  } catch {
    return false
  }
}

function keptValues(storage: () => Storage): StoredValues {
  return {
    read: (name) => readStorage(storage, name),
    write(name, value) {
      try {
        storage().setItem(name, value)
        return true
      } catch {
        return false
      }
    },
    remove(name) {
      try {
        storage().removeItem(name)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  }
}

/** Values shared by all tabs of this browser. */
export interface SharedValues extends StoredValues {
  /** Calls back after a change by another tab, until the returned function is called. */
  readonly watch: (onChange: () => void) => () => void
}

/** Values in local storage. */
export const localValues: SharedValues = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ keptValues(() => localStorage),
  {
    watch(onChange: () => void) {
      addEventListener('storage', onChange)
      return () => {
        removeEventListener('storage', onChange)
      }
    },
  },
)

/** Values in session storage. */
export const sessionValues = /* @__PURE__ */ keptValues(() => sessionStorage)

/** Reads a JSON value, or null when it is missing or malformed. */
export function readJson(values: Pick<StoredValues, 'read'>, name: string): unknown {
  try {
    return JSON.parse(values.read(name) ?? 'null')
  } catch {
    return null
  }
}

/** Reads a record from session storage, or null when it is missing or malformed. */
export function readSessionRecord(name: string): Readonly<Record<string, unknown>> | null {
  const value = readJson(sessionValues, name)
  return isRecord(value) ? value : null
}
