import { localValues, sessionValues, type StoredValues, type SharedValues } from '#site/browser-storage.ts'
import { NON_PERSONAL_KEYS, WINDOW_NAME_MARK, namedValues, readCart, readWindow } from './load-cart.ts'

/** The lifetime of a stored value: across visits, as long as the tab, or as long as the page. */
export type Persistence = 'visits' | 'tab' | 'page'

/** Values stored wherever the browser allows it, with the lifetime of each. */
export interface CartValues extends SharedValues {
  readonly lastingOf: (name: string) => Persistence
}

function name(values: Record<string, unknown>): void {
  window.name = Object.keys(values).length > 0 ? WINDOW_NAME_MARK + JSON.stringify(values) : ''
}

/** Values in the window name, which survives navigation within a site even when the browser blocks all storage. */
export const windowValues: StoredValues = {
  read: readWindow,
  write(key, value) {
    // A window name without the mark belongs to another script.
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

/** The storage of a cart: shared by all tabs, or of this tab when that is forbidden or full. */
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
