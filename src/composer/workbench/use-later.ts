import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

type Subscribe = (listener: () => void) => () => void

/**
 * Reads a value outside React and renders again when it changes, but gives way to the picture of the canvas and to keys that wait.
 * Fields that a person writes into read with `useSyncExternalStore` instead.
 */
export function useLater<Value>(subscribe: Subscribe, read: () => Value): Value {
  const [seen, setSeen] = useState(() => ({ subscribe, value: read() }))
  const asked = useRef(seen)
  const follow = useEffectEvent(() => {
    const next = { subscribe, value: read() }
    if (asked.current.subscribe === subscribe && Object.is(asked.current.value, next.value)) return
    asked.current = next
    startTransition(() => setSeen(next))
  })
  useEffect(() => {
    // The value may have changed between the render and this effect.
    follow()
    return subscribe(() => follow())
  }, [subscribe])
  return seen.subscribe === subscribe ? seen.value : read()
}
