import { describe, expect, it } from 'vitest'
import { linkScroll, type ScrolledWindow } from './link-scroll.ts'

/** A window of 100 px over a page of this height, which counts how often it is moved. */
function windowOf(scrollHeight: number) {
  const listeners = new Set<() => void>()
  const made = {
    scrollY: 0,
    innerHeight: 100,
    moves: 0,
    document: { documentElement: { scrollHeight } },
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
    scrollTo: ({ top }: { readonly top: number }) => {
      made.moves += 1
      made.scroll(top)
    },
    scroll: (top: number) => {
      made.scrollY = top
      for (const listener of listeners) listener()
    },
  }
  return made
}
const linked = (one: ReturnType<typeof windowOf>, other: ReturnType<typeof windowOf>) =>
  linkScroll(one as unknown as ScrolledWindow, other as unknown as ScrolledWindow)

describe('linkScroll', () => {
  it('moves the other page to the same share of its height, and back', () => {
    const [short, long] = [windowOf(1100), windowOf(2100)]
    linked(short, long)
    short.scroll(500)
    expect([long.scrollY, long.moves, short.moves]).toEqual([1000, 1, 0])
    long.scroll(2000)
    expect([short.scrollY, short.moves, long.moves]).toEqual([1000, 1, 1])
  })

  it('leaves a page without a way to scroll where it is', () => {
    const [long, still] = [windowOf(1100), windowOf(80)]
    linked(long, still)
    long.scroll(700)
    expect([still.scrollY, still.moves]).toEqual([0, 0])
  })

  it('moves nothing once it has ended', () => {
    const [one, other] = [windowOf(1100), windowOf(1100)]
    linked(one, other)()
    one.scroll(300)
    expect(other.scrollY).toBe(0)
  })
})
