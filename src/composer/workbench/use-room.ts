import { useSyncExternalStore } from 'react'

/** The room of the window: three panes, a canvas with drawers, or a phone. */
export type Room = 'wide' | 'medium' | 'phone'

const wide = '(min-width: 1024px)'
const phone = '(width < 768px)'

function roomNow(): Room {
  if (matchMedia(phone).matches) return 'phone'
  return matchMedia(wide).matches ? 'wide' : 'medium'
}

function subscribe(listener: () => void): () => void {
  const lists = [matchMedia(wide), matchMedia(phone)]
  for (const list of lists) list.addEventListener('change', listener)
  return () => lists.forEach((list) => list.removeEventListener('change', listener))
}

/** The room of the window as it is now. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, roomNow)
}
