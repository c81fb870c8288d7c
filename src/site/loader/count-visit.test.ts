// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countVisit } from './count-visit.ts'

const send = vi.fn((_address: string, _content: InstanceType<typeof Blob>) => true)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  send.mockClear()
  Object.assign(navigator, { sendBeacon: send })
  vi.stubGlobal('Blob', Blob)
})

afterEach(() => {
  // Fires the visits that a test has left pending.
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const isLoading = (readyState: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)

it('counts once, a while after the page has loaded', async () => {
  isLoading('interactive')
  countVisit('/blog')
  vi.runAllTimers()
  expect(send).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(500)
  expect(send).not.toHaveBeenCalled()
  vi.runAllTimers()
  dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledOnce()
  const [address, content] = send.mock.calls[0]!
  expect([address, content.type, await content.text()]).toEqual(['/api/site/visit', 'application/json', '{"path":"/blog"}'])
})

it('counts a page that is already loaded', () => {
  isLoading('complete')
  countVisit('/')
  vi.runAllTimers()
  expect(send).toHaveBeenCalledOnce()
})

it('counts a visitor who leaves before the page has loaded', () => {
  isLoading('interactive')
  countVisit('/')
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(send).toHaveBeenCalledOnce()
})

it('counts a prerendered page when it is shown, and never otherwise', () => {
  isLoading('complete')
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  countVisit('/')
  vi.runAllTimers()
  dispatchEvent(new Event('pagehide'))
  expect(send).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  vi.runAllTimers()
  expect(send).toHaveBeenCalledOnce()
  Reflect.deleteProperty(document, 'prerendering')
})
