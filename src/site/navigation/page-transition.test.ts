import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const animate = vi.fn()
const content = {} as HTMLElement
const kept = new Map<string, string>()
let transitions: typeof import('./page-transition.ts')

beforeEach(async () => {
  kept.clear()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.doMock('framer-motion/dom/mini', () => ({ animate }))
  vi.resetModules()
  animate.mockReset()
  transitions = await import('./page-transition.ts')
  transitions.recordFirstPage('/')
  // The first link fetches the motion, which comes in its own time.
  transitions.beginTransition()
  await vi.dynamicImportSettled()
})
afterEach(() => {
  vi.doUnmock('framer-motion/dom/mini')
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Goes to pages one after the other; how often one has come in with a motion so far. */
function walk(paths: readonly string[], repeats: boolean): number[] {
  return paths.map((path) => {
    transitions.beginTransition()
    transitions.endTransition(content, { path, repeats })
    return animate.mock.calls.length
  })
}

it('a page comes in with a motion at its first sight alone', () => {
  expect(walk(['/blog', '/', '/contact', '/blog'], false)).toEqual([1, 1, 2, 2])
})

it('a page comes in with a motion at each sight where the site repeats its animations', () => {
  expect(walk(['/blog', '/', '/contact', '/blog'], true)).toEqual([1, 2, 3, 4])
})

it('a page that nothing has led to comes in without a motion', () => {
  transitions.endTransition(content, { path: '/blog', repeats: true })
  animate.mockReset()
  transitions.endTransition(content, { path: '/contact', repeats: true })
  expect(animate).not.toHaveBeenCalled()
})

it.each([['absent'], ['malformed', 'oui'], ['malformed', 'YES'], ['malformed', '{"transition":true}'], ['malformed', ''], ['no', 'no']])(
  'a page comes in without a motion where the flag is %s: %s',
  (_, flag?: string) => {
    transitions.endTransition(content, { path: '/blog', repeats: true })
    animate.mockReset()
    kept.delete('transition')
    if (flag !== undefined) kept.set('transition', flag)
    transitions.endTransition(content, { path: '/contact', repeats: true })
    expect([animate.mock.calls.length, kept.get('transition')]).toEqual([0, 'no'])
    expect(walk(['/tarifs'], true)).toEqual([1])
  },
)

it('a page comes in without a motion where that cannot be fetched, and nothing else goes wrong', async () => {
  const lost = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', lost)
  vi.doMock('framer-motion/dom/mini', () => {
    throw new TypeError('Failed to fetch')
  })
  vi.resetModules()
  transitions = await import('./page-transition.ts')
  expect(walk(['/blog'], true)).toEqual([0])
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(lost).not.toHaveBeenCalled()
  process.off('unhandledRejection', lost)
})
