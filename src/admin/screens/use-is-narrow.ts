import { useSyncExternalStore } from 'react'

const narrow = () => matchMedia('(width < 996px)')

function subscribe(listener: () => void): () => void {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Tells if the window is too narrow for a table beside the navigation: lists become cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches)
}
