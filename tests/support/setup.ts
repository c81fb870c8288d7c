import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { seed } from './sampling.ts'

// One seed for all random cases: a commit gives the same result every day.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

// A console warning is a defect that fails the test that caused it.
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

// Test files share their globals and their document.
afterAll(() => {
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  for (const event of [
    new MouseEvent('click', { bubbles: true, cancelable: true }),
    new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }),
  ])
    if (!document.body.dispatchEvent(event)) throw new Error(`This file leaves a listener that stops each ${event.type} of later files.`)
  for (const script of document.head.querySelectorAll('script')) script.remove()
})
