import { useSyncExternalStore } from 'react'

/** The room of the window: three panes, the page alone with drawers beside it, or the page with sheets from below. */
export type Room = 'wide' | 'drawers' | 'phone'

const phone = () => matchMedia('(width < 768px)')
const narrow = () => matchMedia('(width < 1200px)')
const roomy = () => matchMedia('(width >= 996px)')

function subscribe(listener: () => void): () => void {
  const lists = [phone(), narrow()]
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

function roomNow(): Room {
  if (phone().matches) return 'phone'
  return narrow().matches ? 'drawers' : 'wide'
}

/** The room of the window as it is now. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, roomNow)
}

const small = () => matchMedia('(width < 1367px)')

function subscribeSmall(listener: () => void): () => void {
  const list = small()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** True for a window whose bar has no room for words that other places have too. */
export const useIsSmall = (): boolean => useSyncExternalStore(subscribeSmall, () => small().matches)

/** True while both drawers leave a part of the page in sight. */
export const hasRoomForBoth = (): boolean => roomy().matches
