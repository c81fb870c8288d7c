// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingBar } from './loading-bar.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const element = document.createElement('div')
  element.hidden = true
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const bar = createLoadingBar(element)
  return { element, bar, promise, resolve, reject }
}

describe('the loading bar', () => {
  it('shows after 200 ms, is done with the last request, and hides 500 ms later', async () => {
    const { element, bar, promise, resolve } = setUp()
    bar.follow(promise)
    await vi.advanceTimersByTimeAsync(199)
    expect(element.hidden).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(element.dataset['state']).toBe('loading')
    resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(element.dataset['state']).toBe('done')
    await vi.advanceTimersByTimeAsync(499)
    expect(element.hidden).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(element.hidden).toBe(true)
  })

  it('never shows for a request that is quick', async () => {
    const { element, bar, promise, resolve } = setUp()
    bar.follow(promise)
    await vi.advanceTimersByTimeAsync(150)
    resolve()
    await vi.advanceTimersByTimeAsync(1000)
    expect(element.hidden).toBe(true)
    expect(element.dataset['state']).toBeUndefined()
  })

  it('counts requests: it is done at zero', async () => {
    const { element, bar, promise, resolve } = setUp()
    const other = Promise.withResolvers<void>()
    bar.follow(promise)
    bar.follow(other.promise)
    await vi.advanceTimersByTimeAsync(300)
    resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(element.dataset['state']).toBe('loading')
    other.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(element.dataset['state']).toBe('done')
  })

  it('fails when a request fails', async () => {
    const { element, bar, promise, reject } = setUp()
    bar.follow(promise)
    await vi.advanceTimersByTimeAsync(300)
    reject(new Error('no answer'))
    await vi.advanceTimersByTimeAsync(0)
    expect(element.dataset['state']).toBe('failed')
  })
})
