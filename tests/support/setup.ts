import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { hideToast, shownToasts } from '#kit/feedback/toast.ts'
import { unmountRoots } from './react-roots.ts'
import { rememberPrototypes } from './restore-prototypes.ts'
import { seed } from './sampling.ts'

// One seed for all random cases: a commit gives the same result every day.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

// Files share their modules. A root of React that a test leaves behind would render in the middle of a later one.
vi.mock(import('react-dom/client'), async (load) => {
  const { registerRoots } = await import('./react-roots.ts')
  return registerRoots(await load())
})

// A console warning is a defect that fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error in a test: ${args.map(String).join(' ')}`)
  })
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.warn in a test: ${args.map(String).join(' ')}`)
  })
})

// These hooks run after those of the test file. What a test has begun ends with it, also when it fails before its own clean-up.
afterEach(async () => {
  vi.useRealTimers()
  await unmountRoots()
  for (const { id } of shownToasts()) hideToast(id)
  vi.restoreAllMocks()
})

// Test files share their globals and their document.
const restorePrototypes = rememberPrototypes()
afterAll(() => {
  vi.unstubAllGlobals()
  restorePrototypes()
  // Two files may give their databases the same name.
  if (typeof indexedDB !== 'undefined') globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  for (const event of [
    new MouseEvent('click', { bubbles: true, cancelable: true }),
    new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }),
  ])
    if (!document.body.dispatchEvent(event)) throw new Error(`This file leaves a listener that stops each ${event.type} of later files.`)
  for (const script of document.head.querySelectorAll('script')) script.remove()
})
