import { isSessionStorageBlocked, readLocal, readSession } from '#site/browser-storage.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The prefix of a window name that this application has set. */
export const WINDOW_NAME_MARK = 'vitrine.cart:'
/** The keys allowed in the window name. Old browsers expose it to other sites, so it contains no personal data. */
export const NON_PERSONAL_KEYS = /^vitrine\.\d+\.cart\.(?:lines|deliveryType|discount)$/

/** Returns the values in the window name by key. They are read only without session storage, because another site may have set the name. */
export function namedValues(): Record<string, unknown> {
  try {
    return window.name.startsWith(WINDOW_NAME_MARK) && isSessionStorageBlocked()
      ? { ...(JSON.parse(window.name.slice(WINDOW_NAME_MARK.length)) as object) }
      : {}
  } catch {
    return {}
  }
}

/** Returns a value in the window name. */
export function readWindow(key: string): string | null {
  const value = NON_PERSONAL_KEYS.test(key) ? ownValue(namedValues(), key) : null
  return typeof value === 'string' ? value : null
}

/** Returns a stored value. The fallback storages are newer, because they are used when a write to local storage fails. */
export function readCart(key: string): string | null {
  return readSession(key) ?? readWindow(key) ?? readLocal(key)
}
