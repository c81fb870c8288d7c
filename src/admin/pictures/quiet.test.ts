// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quiet } from './quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function wait() {
  const ended = vi.fn()
  void quiet().then(ended)
  return ended
}

it('begins immediately where no field has the focus', async () => {
  const ended = wait()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

it('waits for 1.5 s without a key while a field has the focus', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const ended = wait()
  for (let keys = 0; keys < 5; keys += 1) {
    await vi.advanceTimersByTimeAsync(1400)
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(ended).not.toHaveBeenCalled()
  }
  await vi.advanceTimersByTimeAsync(1501)
  expect(ended).toHaveBeenCalledOnce()
})

it('waits until a hidden window is seen', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const ended = wait()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ended).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})
