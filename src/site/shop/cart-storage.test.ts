// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartValues } from './cart-storage.ts'

const LINES = 'vitrine.38.cart.lines'
const CONTACT = 'vitrine.38.cart.contact'

/** Makes storages of the browser reject writes, because they are full or forbidden. */
function refuse(mood: 'full' | 'forbidden', names: readonly ('localStorage' | 'sessionStorage')[]): void {
  for (const name of names) {
    const held = window[name]
    const full = {
      getItem: (key: string) => held.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: (key: string) => held.removeItem(key),
    }
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      if (mood === 'forbidden') throw new DOMException('no', 'SecurityError')
      return full as unknown as Storage
    })
  }
}

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the parts of a cart', () => {
  it('are stored for all tabs in local storage only, when it is available', () => {
    expect(cartValues.write(LINES, '[1]')).toBe(true)
    expect([localStorage.getItem(LINES), sessionStorage.length, window.name, cartValues.lastingOf(LINES)]).toEqual(['[1]', 0, '', 'visits'])
    cartValues.remove(LINES)
    expect([cartValues.read(LINES), localStorage.length]).toEqual([null, 0])
  })

  it.each([
    ['full', ['localStorage']],
    ['forbidden', ['localStorage']],
    ['full', ['localStorage', 'sessionStorage']],
    ['forbidden', ['localStorage', 'sessionStorage']],
  ] as const)('are stored in the tab when storage is %s: %o', (mood, names) => {
    refuse(mood, names)
    expect(cartValues.write(LINES, '[1]')).toBe(true)
    expect(cartValues.write(LINES, '[1,2]')).toBe(true)
    expect([cartValues.read(LINES), cartValues.lastingOf(LINES)]).toEqual(['[1,2]', 'tab'])
    cartValues.remove(LINES)
    expect([cartValues.read(LINES), window.name]).toEqual([null, ''])
  })

  it('are read from the tab when local storage is full, until it has space again', () => {
    localStorage.setItem(LINES, '[1]')
    refuse('full', ['localStorage'])
    cartValues.write(LINES, '[1,2]')
    expect(cartValues.read(LINES)).toBe('[1,2]')
    vi.restoreAllMocks()
    cartValues.write(LINES, '[1,2,3]')
    expect([localStorage.getItem(LINES), sessionStorage.getItem(LINES), cartValues.read(LINES)]).toEqual(['[1,2,3]', null, '[1,2,3]'])
  })

  it('with personal data are never in the window name, which other sites can read', () => {
    refuse('forbidden', ['localStorage', 'sessionStorage'])
    expect([cartValues.write(CONTACT, '{"email":"a@b.fr"}'), cartValues.read(CONTACT), window.name]).toEqual([false, null, ''])
    expect(cartValues.lastingOf(CONTACT)).toBe('page')
  })

  it('are not read from a window name of another site while a storage is available', () => {
    window.name = `vitrine.cart:${JSON.stringify({ [LINES]: '[9]' })}`
    expect(cartValues.read(LINES)).toBeNull()
    refuse('full', ['localStorage'])
    expect(cartValues.read(LINES)).toBeNull()
    window.name = 'vitrine.cart:{['
    refuse('forbidden', ['localStorage', 'sessionStorage'])
    expect(cartValues.read(LINES)).toBeNull()
    window.name = 'theirs'
    expect([cartValues.write(LINES, '[1]'), window.name, cartValues.lastingOf(LINES)]).toEqual([false, 'theirs', 'page'])
  })
})
