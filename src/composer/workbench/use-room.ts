import { useSyncExternalStore } from 'react'

/** The room of the window: three panes, or one with sheets from below. */
export type Room = 'wide' | 'phone'

const phone = () => matchMedia('(width < 1200px)')

function subscribe(listener: () => void): () => void {
  const list = phone()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** The room of the window as it is now. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, () => (phone().matches ? 'phone' : 'wide'))
}
