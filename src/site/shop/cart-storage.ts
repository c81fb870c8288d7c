import { localValues, sessionValues, type StoredValues, type SharedValues } from '#site/browser-storage.ts'
import { NON_PERSONAL_KEYS, WINDOW_NAME_MARK, namedValues, readCart, readWindow } from './load-cart.ts'

/** How long what is kept lasts: from visit to visit, as long as the tab is open, or as long as the page is. */
export type Persistence = 'visits' | 'tab' | 'page'

/** Values that are kept wherever this browser lets them be, and how long each of them lasts there. */
export interface CartValues extends SharedValues {
  readonly lastingOf: (name: string) => Persistence
}

function name(values: Record<string, unknown>): void {
  window.name = Object.keys(values).length > 0 ? WINDOW_NAME_MARK + JSON.stringify(values) : ''
}

/** Kept in the name of the window, which goes with it from page to page of a site even where the browser refuses all storage. */
export const windowValues: StoredValues = {
  read: readWindow,
  write(key, value) {
    // A name that somebody else has given is theirs.
    if (!NON_PERSONAL_KEYS.test(key) || (window.name !== '' && !window.name.startsWith(WINDOW_NAME_MARK))) return false
    name({ ...namedValues(), [key]: value })
    return true
  },
  remove(key) {
    const { [key]: _, ...others } = namedValues()
    if (_ !== undefined) name(others)
  },
}

const refuges: readonly StoredValues[] = [sessionValues, windowValues]

/** What a cart is kept in: what all tabs share, and where that is forbidden or full, what this tab keeps until it is closed. */
export const cartValues: CartValues = {
  ...localValues,
  read: readCart,
  write(key, value) {
    const taken = [localValues, ...refuges].find((place) => place.write(key, value))
    for (const place of refuges) if (place !== taken) place.remove(key)
    return taken !== undefined
  },
  remove(key) {
    for (const place of [localValues, ...refuges]) place.remove(key)
  },
  lastingOf(key) {
    if (refuges.some((place) => place.read(key) !== null)) return 'tab'
    return localValues.read(key) === null ? 'page' : 'visits'
  },
}
