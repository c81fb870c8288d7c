// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOTIFY } from '#site/site-events.ts'
import { tellApp } from './notify-app.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('says it once to an app that comes a little later', () => {
  const heard: unknown[] = []
  const take = (event: Event) => {
    event.preventDefault()
    heard.push((event as CustomEvent<string>).detail)
  }
  tellApp('Enregistré.')
  vi.advanceTimersByTime(600)
  document.addEventListener(NOTIFY, take)
  vi.advanceTimersByTime(60_000)
  document.removeEventListener(NOTIFY, take)
  expect(heard).toEqual(['Enregistré.'])
})

it('gives up on an app that does not come', () => {
  tellApp('Enregistré.')
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
})
