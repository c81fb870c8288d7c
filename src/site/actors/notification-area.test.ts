// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNotifications } from './notification-area.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main id="contenu" tabindex="-1"></main><div id="notifications" role="region" aria-live="polite"></div>'
})
afterEach(() => vi.useRealTimers())

function setUp() {
  const area = document.getElementById('notifications')!
  const notifications = createNotifications(area, () => 'Fermer')
  const show = (text: string) => notifications.send({ type: 'notification.show', text, kind: 'success' })
  return { area, notifications, show, texts: () => [...area.querySelectorAll('p')].map(({ textContent }) => textContent) }
}

it('adds notifications to the polite region with a close button, and removes them after 3 s', () => {
  const { area, show, texts } = setUp()
  show('Vos choix sont enregistrés.')
  expect(texts()).toEqual(['Vos choix sont enregistrés.'])
  expect(area.querySelector('button')?.ariaLabel).toBe('Fermer')
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})

it('shows text and never executes it', () => {
  const { area, show } = setUp()
  show('<img src=x onerror=alert(1)>')
  expect(area.querySelector('img')).toBeNull()
})

it('remains while the pointer or the focus is on it', () => {
  const { area, show, texts } = setUp()
  show('Un')
  area.firstElementChild!.dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(30_000)
  expect(texts()).toEqual(['Un'])
  area.firstElementChild!.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})

it('moves its focus to the content when it is closed', () => {
  const { area, show } = setUp()
  show('Un')
  const button = area.querySelector('button')!
  button.focus()
  button.click()
  expect(document.activeElement?.id).toBe('contenu')
})

it('is removed on a change of locale', () => {
  const { notifications, show, texts } = setUp()
  show('Un')
  notifications.send({ type: 'locale.change' })
  expect(texts()).toEqual([])
})

it('remains while the focus is in it, although the pointer has left', () => {
  const { area, show, texts } = setUp()
  show('Un')
  const shown = area.firstElementChild!
  shown.querySelector('button')!.focus()
  shown.dispatchEvent(new Event('pointerenter'))
  shown.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(30_000)
  expect(texts()).toEqual(['Un'])
  expect(document.activeElement).toBe(shown.querySelector('button'))
  shown.querySelector('button')!.blur()
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})
