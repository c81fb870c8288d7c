/** The window of a page that is scrolled in step with another one. */
export type ScrolledWindow = Pick<Window, 'scrollY' | 'innerHeight' | 'scrollTo' | 'addEventListener' | 'removeEventListener'> & {
  readonly document: { readonly documentElement: { readonly scrollHeight: number } }
}

const room = ({ document, innerHeight }: ScrolledWindow) => Math.max(0, document.documentElement.scrollHeight - innerHeight)

/** Scrolls two pages in step, each to the same share of its height; the answer ends it. */
export function linkScroll(one: ScrolledWindow, other: ScrolledWindow): () => void {
  // The scrolling of a page that was moved by the other one would move that one again.
  const moved = new Map<ScrolledWindow, number>()
  const follow = (from: ScrolledWindow, to: ScrolledWindow) => {
    if (Math.abs((moved.get(from) ?? -2) - from.scrollY) <= 1) return void moved.delete(from)
    const most = room(from)
    const top = most === 0 ? 0 : Math.round((from.scrollY / most) * room(to))
    if (Math.abs(top - to.scrollY) <= 1) return
    moved.set(to, top)
    to.scrollTo({ top, behavior: 'instant' })
  }
  const ends = [
    [one, other],
    [other, one],
  ] as const
  const listeners = ends.map(([from, to]) => {
    const listen = () => follow(from, to)
    from.addEventListener('scroll', listen, { passive: true })
    return () => from.removeEventListener('scroll', listen)
  })
  return () => {
    for (const end of listeners) end()
  }
}
