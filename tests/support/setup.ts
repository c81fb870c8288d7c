import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// A warning on the console is a defect that nobody has looked at yet: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error in a test: ${args.map(String).join(' ')}`)
  })
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.warn in a test: ${args.map(String).join(' ')}`)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

// Files share their document with those that run after them.
afterAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  for (const script of document.head.querySelectorAll('script')) script.remove()
})
