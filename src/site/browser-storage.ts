/** The values that one kind of browser storage keeps for us. */
export interface KeptValues {
  /** What was stored under a name; null when there is nothing, or when the browser keeps nothing at all. */
  readonly read: (name: string) => string | null
  /** Stores a value; says whether the browser took it. */
  readonly write: (name: string, value: string) => boolean
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
  }
}

/** Kept from one visit to the next. */
export const localValues = keptValues(() => localStorage)

/** Kept while the tab is open. */
export const sessionValues = keptValues(() => sessionStorage)
