import { useRef, type PointerEvent } from 'react'

/** A press this long chooses a row. */
const LONG_PRESS_MS = 500

/** Chooses by a long press, whose end then opens nothing. */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wasLong.current = false
      if (pointerType === 'mouse') return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onPress()
      }, LONG_PRESS_MS)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerMove: end,
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
