import { isSessionStorageBlocked, readLocal, readSession } from '#site/browser-storage.ts'

/** What marks a window's name as ours. */
export const WINDOW_NAME_MARK = 'vitrine.cart:'
/** Pages of other sites may read the name in an old browser: nothing that tells of a person is in it. */
export const NON_PERSONAL_KEYS = /^vitrine\.\d+\.cart\.(?:lines|deliveryType|discount)$/

/** What the name of the window holds of a cart, by key: heard only where the tab keeps nothing else, since others may have given the name. */
export function namedValues(): Record<string, unknown> {
  try {
    return window.name.startsWith(WINDOW_NAME_MARK) && isSessionStorageBlocked()
      ? { ...(JSON.parse(window.name.slice(WINDOW_NAME_MARK.length)) as object) }
      : {}
  } catch {
    return {}
  }
}

/** What the name of the window holds under a key. */
export function readWindow(key: string): string | null {
  const value = NON_PERSONAL_KEYS.test(key) ? namedValues()[key] : null
  return typeof value === 'string' ? value : null
}

/** What is kept of a cart under a key. What stands in a refuge was refused elsewhere: it is newer than what stands there. */
export function readCart(key: string): string | null {
  return readSession(key) ?? readWindow(key) ?? readLocal(key)
}
