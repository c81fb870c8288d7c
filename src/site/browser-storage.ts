/** The values that one kind of browser storage keeps for us. */
export interface KeptValues {
  /** What was stored under a name; null when there is nothing, or when the browser keeps nothing at all. */
  readonly read: (name: string) => string | null
  /** Stores a value; says whether the browser took it. */
  readonly write: (name: string, value: string) => boolean
  /** Stores nothing under a name any more. */
  readonly remove: (name: string) => void
}

function keptValues(storage: () => Storage): KeptValues {
  return {
    read(name) {
      try {
        return storage().getItem(name)
      } catch {
        return null
      }
    },
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
export interface SharedValues extends KeptValues {
  /** Calls back when another tab has changed one; what it answers ends that. */
  readonly watch: (onChange: () => void) => () => void
}

/** Kept from one visit to the next. */
export const localValues: SharedValues = {
  ...keptValues(() => localStorage),
  watch(onChange) {
    addEventListener('storage', onChange)
    return () => {
      removeEventListener('storage', onChange)
    }
  },
}

/** Kept while the tab is open. */
export const sessionValues = keptValues(() => sessionStorage)
