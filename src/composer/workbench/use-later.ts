import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterPicture, forgetPicture } from './after-picture.ts'

type Subscribe = (listener: () => void) => () => void

/**
 * Reads a value outside React and renders again after a change, once the canvas has painted it; the render gives way to keys that wait.
 * Fields that a person writes into read with `useSyncExternalStore` instead.
 */
export function useLater<Value>(subscribe: Subscribe, read: () => Value): Value {
  const [seen, setSeen] = useState(() => ({ subscribe, value: read() }))
  const requested = useRef(seen)
  const follow = useEffectEvent(() => {
    const next = { subscribe, value: read() }
    if (requested.current.subscribe === subscribe && Object.is(requested.current.value, next.value)) return
    requested.current = next
    startTransition(() => setSeen(next))
  })
  useEffect(() => {
    // The value may have changed between the render and this effect.
    follow()
    const run = () => follow()
    const end = subscribe(() => afterPicture(run))
    return () => {
      end()
      forgetPicture(run)
    }
  }, [subscribe])
  return seen.subscribe === subscribe ? seen.value : read()
}
