import { localValues, sessionValues, type KeptValues, type SharedValues } from '../browser-storage.ts'

/** How long what is kept lasts: from visit to visit, as long as the tab is open, or as long as the page is. */
export type Lasting = 'visits' | 'tab' | 'page'

/** Values that are kept wherever this browser lets them be, and how long each of them lasts there. */
export interface CartValues extends SharedValues {
  readonly lastingOf: (name: string) => Lasting
}

/** What marks a window's name as ours. */
const MARK = 'vitrine.cart:'
/** Pages of other sites may read the name in an old browser: nothing that tells of a person is in it. */
const IMPERSONAL = /^vitrine\.\d+\.cart\.(?:lines|deliveryType|discount)$/
const PROBE = 'vitrine.probe'

/** Whether the tab keeps nothing else: a name that others may have given is heard nowhere else. */
function isLastRefuge(): boolean {
  const isTaken = sessionValues.write(PROBE, '1')
  sessionValues.remove(PROBE)
  return !isTaken
}

function named(): Record<string, unknown> {
  try {
    const held: unknown = window.name.startsWith(MARK) && isLastRefuge() ? JSON.parse(window.name.slice(MARK.length)) : null
    return typeof held === 'object' && held !== null ? { ...held } : {}
  } catch {
    return {}
  }
}

function name(values: Record<string, unknown>): void {
  window.name = Object.keys(values).length > 0 ? MARK + JSON.stringify(values) : ''
}

/** Kept in the name of the window, which goes with it from page to page of a site even where the browser refuses all storage. */
export const windowValues: KeptValues = {
  read(key) {
    const value = IMPERSONAL.test(key) ? named()[key] : null
    return typeof value === 'string' ? value : null
  },
  write(key, value) {
    // A name that somebody else has given is theirs.
    if (!IMPERSONAL.test(key) || (window.name !== '' && !window.name.startsWith(MARK))) return false
    name({ ...named(), [key]: value })
    return true
  },
  remove(key) {
    const { [key]: _, ...others } = named()
    if (_ !== undefined) name(others)
  },
}

const refuges: readonly KeptValues[] = [sessionValues, windowValues]

/** What a cart is kept in: what all tabs share, and where that is forbidden or full, what this tab keeps until it is closed. */
export const cartValues: CartValues = {
  ...localValues,
  // What stands in a refuge was refused elsewhere: it is newer than what stands there.
  read: (key) => [...refuges, localValues].reduce<string | null>((found, place) => found ?? place.read(key), null),
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
