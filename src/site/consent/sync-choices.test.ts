// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reload = vi.fn()
const told: unknown[] = []
let hear: ((choices: Record<string, boolean>) => void) | undefined

const readAgain = vi.fn()
let isReloading = false
const saveInput = vi.fn()
vi.mock('#site/forms/preserve-input.ts', () => ({ saveInput }))

/** Opens a page with its channel to other tabs. */
async function open() {
  vi.resetModules()
  const { trackService, followTabs, broadcastChoices } = await import('./sync-choices.ts')
  return { trackService, broadcastChoices, isLeaving: followTabs({ readAgain, isReloading: () => isReloading }) }
}

/** Aborts all listeners of the page. */
let close = new AbortController()
function listenUntilClosed(): void {
  close = new AbortController()
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      listen(type, listener, { signal: close.signal })
    })
  }
}

const keep = (choices: string) => (document.cookie = `tarteaucitron=${choices}; path=/`)

beforeEach(() => {
  reload.mockClear()
  for (const called of [readAgain, saveInput]) called.mockClear()
  told.length = 0
  listenUntilClosed()
  vi.stubGlobal('location', { reload, pathname: '/contact' })
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
  close.abort()
  isReloading = false
  vi.restoreAllMocks()
  document.cookie = 'tarteaucitron=; max-age=0; path=/'
  Reflect.deleteProperty(window, 'BroadcastChannel')
  vi.unstubAllGlobals()
})

it('reloads the page only when another tab withdraws consent for a running service', async () => {
  const { trackService } = await open()
  trackService('matomo')
  hear?.({ matomo: true, gtag: false })
  expect(reload).not.toHaveBeenCalled()
  hear?.({ matomo: false, gtag: false })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('continues when another tab has chosen without a running service of this page', async () => {
  const { trackService } = await open()
  trackService('matomo')
  hear?.({ gtag: false })
  expect(reload).not.toHaveBeenCalled()
  expect(readAgain).toHaveBeenCalledTimes(1)
})

it.each([
  ['another tab withdraws something', () => hear?.({ matomo: false }), true],
  ['something is withdrawn there', () => (isReloading = true), true],
  ['a link is followed', () => undefined, false],
])('carries the input to the new document when %s', async (_, happen, isCarried) => {
  const { trackService } = await open()
  trackService('matomo')
  await vi.dynamicImportSettled()
  happen()
  window.dispatchEvent(new Event('pagehide'))
  expect(saveInput.mock.calls).toEqual(isCarried ? [['/contact']] : [])
})

it('notifies the other tabs', async () => {
  const { broadcastChoices } = await open()
  broadcastChoices({ matomo: false })
  expect(told).toEqual([{ matomo: false }])
})

it.each([
  ['agreed to', '!matomo=true!gtag=false', false],
  ['refused', '!matomo=false!gtag=true', true],
  ['no more kept', '', true],
])('reads the stored choices: a running service is %s', async (_, kept, isLeaving) => {
  const page = await open()
  keep(kept)
  expect(page.isLeaving()).toBe(false)
  page.trackService('matomo')
  expect([page.isLeaving(), reload.mock.calls.length > 0]).toEqual([isLeaving, isLeaving])
})

it.each([
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is gone back to', () => window.dispatchEvent(new Event('pageshow'))],
])('reads them when the page %s and tabs have no channel', async (_, happen) => {
  Reflect.deleteProperty(window, 'BroadcastChannel')
  const { trackService, broadcastChoices } = await open()
  trackService('matomo')
  keep('!matomo=true')
  happen()
  expect(reload).not.toHaveBeenCalled()
  expect(readAgain).toHaveBeenCalled()
  broadcastChoices({ matomo: true })
  keep('!matomo=false')
  happen()
  expect(reload).toHaveBeenCalled()
})

it('trusts the page when the browser stores no cookies', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const { trackService, isLeaving } = await open()
  trackService('matomo')
  expect(isLeaving()).toBe(false)
})
