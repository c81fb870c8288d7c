import { afterEach, expect, it, vi } from 'vitest'
import { upload } from './upload.ts'

const made: FakeRequest[] = []

/** A request that never ends by itself. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly open = vi.fn()
  readonly setRequestHeader = vi.fn()
  readonly send = vi.fn(() => void made.push(this))
  withCredentials = false
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  made.length = 0
})

const sent = (signal: AbortSignal) =>
  upload('/api/admin/media', { method: 'POST', headers: [], credentials: 'include', body: undefined, signal }, () => undefined)

it('ends a request that is cancelled on its way, and does not begin a cancelled one', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const end = new AbortController()
  const first = sent(end.signal)
  end.abort()
  await expect(first).rejects.toThrow('abort')
  await expect(sent(end.signal)).rejects.toThrow('cancelled')
  expect(made).toHaveLength(1)
})
