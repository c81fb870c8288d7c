import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react'
import { isPlainKey } from '#ui/is-unmodified-key.ts'
import { moveCarousel } from './carousel-state.ts'

interface CarouselPlan {
  readonly count: number
  readonly autoplay: boolean
  /** In seconds. */
  readonly interval: number
  readonly repeats: boolean
}

/** How long a track must be at rest before what it shows counts. */
const REST_MS = 120
const TURNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

const prefersRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The views of a carousel: which one is shown, what moves it, and what holds it still. */
export function useCarousel({ count, autoplay, interval, repeats }: CarouselPlan) {
  const [{ index, isPlaying }, send] = useReducer(moveCarousel(count), { index: 0, isPlaying: false })
  const [isHeld, setHeld] = useState(false)
  const track = useTrack(index, (shown) => send({ type: 'show', index: shown }))

  useEffect(() => {
    if (autoplay && !prefersRest()) send({ type: 'play' })
  }, [autoplay])
  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setTimeout(() => send({ type: 'tick', repeats }), interval * 1000)
    return () => clearTimeout(timer)
  }, [isPlaying, isHeld, index, interval, repeats])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    ...{ index, isPlaying },
    turn: (by: 1 | -1) => send({ type: 'turn', by }),
    toggle: () => send({ type: isPlaying ? 'pause' : 'play' }),
    track: {
      ...track,
      // What scrolls is reached by keys.
      tabIndex: 0,
      onKeyDown: (event: KeyboardEvent) => {
        const by = TURNS.get(event.key)
        if (by === undefined || !isPlainKey(event)) return
        event.preventDefault()
        send({ type: 'turn', by })
      },
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: release,
    },
  }
}

/** The strip that views lie on: it glides to the one that is asked for, and tells which one a finger has brought. */
function useTrack(index: number, onShown: (index: number) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const strip = ref.current
    const left = index * (strip?.clientWidth ?? 0)
    if (strip && strip.scrollLeft !== left) strip.scrollTo({ left, behavior: prefersRest() ? 'instant' : 'smooth' })
  }, [index])
  useEffect(() => () => clearTimeout(rest.current), [])
  const onScroll = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const strip = ref.current
      if (strip && strip.clientWidth > 0) onShown(Math.round(strip.scrollLeft / strip.clientWidth))
    }, REST_MS)
  }
  return { ref, onScroll }
}
