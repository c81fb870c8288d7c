import { afterAll, vi } from 'vitest'

/** Starts what listens to the document of a test file as long as its page lives, and ends that after the file: later files have the same document. */
export function listenForThisFile(start: () => void): void {
  const spy = vi.spyOn(EventTarget.prototype, 'addEventListener')
  start()
  const { calls } = spy.mock
  const targets = spy.mock.contexts as readonly EventTarget[]
  spy.mockRestore()
  afterAll(() => {
    for (const [index, [type, listener, options]] of calls.entries()) targets[index]?.removeEventListener(type, listener, options)
  })
}
