import { liftOver, type Sides } from './lift-over.ts'

/** Bars of acts, which no message covers: of a form, of a dialog, of the work, of the places of a phone. */
const BARS = '[data-keep-clear]'

/** Events after which a bar may have another place. */
const MOVES = ['scroll', 'transitionend', 'animationend'] as const

/** The part of the window that the keyboard of a phone covers. */
function keyboard(): Sides[] {
  const view = window.visualViewport
  if (!view || view.scale !== 1) return []
  return [{ top: view.offsetTop + view.height, right: innerWidth, bottom: innerHeight, left: 0 }]
}

/** The box of the messages as they stand without a lift; null while there is none. */
function boxOf(element: HTMLElement, lift: number): Sides | null {
  const parts = [...element.children].map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
  if (parts.length === 0) return null
  return {
    top: Math.min(...parts.map(({ top }) => top)) + lift,
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)) + lift,
    left: Math.min(...parts.map(({ left }) => left)),
  }
}

/** Keeps messages at the bottom of the window off the bars of acts, also while those come, go and move; the answer ends it. */
export function keepClear(element: HTMLElement): () => void {
  let [lift, frame] = [0, 0]
  const place = () => {
    frame = 0
    const box = boxOf(element, lift)
    const next = box ? liftOver(box, [...keyboard(), ...[...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect())]) : 0
    if (next === lift) return
    lift = next
    element.style.setProperty('translate', `0px ${-lift}px`)
  }
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(place)
  }
  const end = new AbortController()
  const { signal } = end
  for (const move of MOVES) document.addEventListener(move, later, { capture: true, passive: true, signal })
  window.addEventListener('resize', later, { signal })
  window.visualViewport?.addEventListener('resize', later, { signal })
  const changes = new MutationObserver(later)
  changes.observe(document.body, { childList: true, subtree: true, attributes: true })
  place()
  return () => {
    end.abort()
    changes.disconnect()
    cancelAnimationFrame(frame)
    element.style.removeProperty('translate')
  }
}
