/** The values that one kind of browser storage keeps for us. */
export interface StoredValues {
  /** What was stored under a name; null when there is nothing, or when the browser keeps nothing at all. */
  readonly read: (name: string) => string | null
  /** Stores a value; says whether the browser took it. */
  readonly write: (name: string, value: string) => boolean
  /** Stores nothing under a name any more. */
  readonly remove: (name: string) => void
}

function readStorage(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}

/** What is kept from one visit to the next under a name. */
export const readLocal = (name: string): string | null => readStorage(() => localStorage, name)

/** What is kept under a name while the tab is open. */
export const readSession = (name: string): string | null => readStorage(() => sessionStorage, name)

const PROBE = 'vitrine.probe'

/** Whether this browser keeps nothing at all for the tab, forbidden or full. */
export function isSessionStorageBlocked(): boolean {
  try {
    sessionStorage.setItem(PROBE, '1')
    sessionStorage.removeItem(PROBE)
    return false
  } catch {
    return true
  }
}

/** Notes that something is done now, and says whether it may be: not again within so many milliseconds in this tab, nor where nothing can be noted. */
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
        // What keeps nothing has nothing to forget.
      }
    },
  }
}

/** Values that every tab of this browser sees. */
export interface SharedValues extends StoredValues {
  /** Calls back when another tab has changed one; what it answers ends that. */
  readonly watch: (onChange: () => void) => () => void
}

/** Kept from one visit to the next. */
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

/** Kept while the tab is open. */
export const sessionValues = /* @__PURE__ */ keptValues(() => sessionStorage)

/** What is kept as JSON under a name while the tab is open; null when there is nothing, or what no JSON is. */
export function readSessionJson(name: string): unknown {
  try {
    return JSON.parse(sessionValues.read(name) ?? 'null')
  } catch {
    return null
  }
}
