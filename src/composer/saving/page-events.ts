import type { Saver } from './saver.ts'

/** Saves immediately when a field or the page is left, and again when the connection is back. Returns a function that stops listening. */
export function saveOnLeaving(
  saver: Pick<Saver, 'flush' | 'leave' | 'retry' | 'state'>,
  page: Pick<Window, 'document' | 'addEventListener'>,
): () => void {
  const ends = new AbortController()
  const { signal } = ends
  const flush = () => void saver.flush()
  const leave = () => {
    if (page.document.visibilityState === 'hidden') saver.leave()
  }
  page.document.addEventListener('focusout', flush, { signal })
  page.document.addEventListener('visibilitychange', leave, { signal })
  page.addEventListener('pagehide', () => saver.leave(), { signal })
  page.addEventListener(
    'online',
    () => {
      if (saver.state.kind === 'offline' || saver.state.kind === 'unreachable') saver.retry()
    },
    { signal },
  )
  return () => ends.abort()
}
