// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterNavigation } from './after-navigation.ts'

describe('arrive', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<p id="announcer"></p><main id="contenu"><h1>Titre</h1><h2 id="hausse-50%">50 %</h2><h2 id="créée">Créée</h2></main>'
  })

  const focused = (hash: string) => {
    afterNavigation(hash)
    return document.activeElement?.textContent
  }

  it('moves the focus to the title when no place is named', () => {
    expect(focused('')).toBe('Titre')
  })

  it('leaves the focus of who has chosen another version of what is shown where it is', () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="?declination=2" data-stays="">2019</a>')
    document.querySelector('a')?.focus()
    expect(focused('')).toBe('2019')
    document.querySelector('a')?.blur()
    expect(focused('')).toBe('Titre')
  })

  it.each([
    ['as it is written', '#hausse-50%', '50 %'],
    ['decoded', '#cr%C3%A9%C3%A9e', 'Créée'],
  ])('moves the focus to the place that the fragment names %s', (_, hash, title) => {
    expect(focused(hash)).toBe(title)
  })

  it.each(['#50%', '#%E0%A4%A', '#nulle-part'])('opens the page at its title when %s names no place', (hash) => {
    expect(focused(hash)).toBe('Titre')
  })
})

it.each([
  ['closes the open popovers', true, 1],
  ['leads to the title in a browser that knows no popovers', false, 0],
])('%s', (_, isKnown, closings) => {
  document.body.innerHTML = '<div popover="manual"></div><main id="contenu"><h1>Bons cadeaux</h1></main>'
  const close = vi.fn()
  const popover = document.querySelector('[popover]')
  if (isKnown && popover) Object.defineProperty(popover, 'hidePopover', { value: close })
  afterNavigation('')
  expect([close.mock.calls.length, document.activeElement?.localName]).toEqual([closings, 'h1'])
})
