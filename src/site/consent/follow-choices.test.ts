// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reload = vi.fn()
const told: unknown[] = []
let hear: ((choices: Record<string, boolean>) => void) | undefined

/** A page that has just been opened, with what tells tabs of one another. */
async function open() {
  vi.resetModules()
  return import('./follow-choices.ts')
}

const keep = (choices: string) => (document.cookie = `tarteaucitron=${choices}; path=/`)

beforeEach(() => {
  reload.mockClear()
  told.length = 0
  vi.stubGlobal('location', { reload })
  class Channel {
    postMessage(choices: unknown) {
      told.push(choices)
    }
    addEventListener(_: string, listener: (event: { data: Record<string, boolean> }) => void) {
      hear = (data) => listener({ data })
    }
  }
  Object.assign(window, { BroadcastChannel: Channel })
})
afterEach(() => {
  document.cookie = 'tarteaucitron=; max-age=0; path=/'
  Reflect.deleteProperty(window, 'BroadcastChannel')
  vi.unstubAllGlobals()
})

it('opens the page anew where another tab withdraws what runs here, and for nothing else', async () => {
  const { follow } = await open()
  follow('matomo')
  hear?.({ matomo: true, gtag: false })
  expect(reload).not.toHaveBeenCalled()
  hear?.({ matomo: false, gtag: false })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('tells the other tabs', async () => {
  const { tellTabs } = await open()
  tellTabs({ matomo: false })
  expect(told).toEqual([{ matomo: false }])
})

it.each([
  ['agreed to', '!matomo=true!gtag=false', false],
  ['refused', '!matomo=false!gtag=true', true],
  ['no more kept', '', true],
])('asks what the browser keeps: what runs is %s', async (_, kept, isLeaving) => {
  const page = await open()
  keep(kept)
  expect(page.isLeaving()).toBe(false)
  page.follow('matomo')
  expect([page.isLeaving(), reload.mock.calls.length > 0]).toEqual([isLeaving, isLeaving])
})

it.each([
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is gone back to', () => window.dispatchEvent(new Event('pageshow'))],
])('asks it when the page %s, where tabs cannot tell one another', async (_, happen) => {
  Reflect.deleteProperty(window, 'BroadcastChannel')
  const { follow, tellTabs } = await open()
  follow('matomo')
  keep('!matomo=true')
  happen()
  expect(reload).not.toHaveBeenCalled()
  tellTabs({ matomo: true })
  keep('!matomo=false')
  happen()
  expect(reload).toHaveBeenCalled()
})

it('believes the page where the browser keeps no cookies', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const { follow, isLeaving } = await open()
  follow('matomo')
  expect(isLeaving()).toBe(false)
})
