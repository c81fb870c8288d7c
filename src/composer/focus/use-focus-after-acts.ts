import { useEffect } from 'react'
import type { Done } from '#composer/commands/command-runner.ts'
import { takesKeys } from '#composer/keys/takes-keys.ts'
import { afterPicture } from '#composer/workbench/after-picture.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { focusAfter } from './after-act.ts'
import { isLost, placeFocus, type PlacedAct } from './place-focus.ts'

/** The attributes by which a place loses the focus while it stays in the document. */
const LOSING = ['disabled', 'hidden', 'inert']

/** An act whose focus is looked after until the person goes on. */
interface Watched extends PlacedAct {
  isPlaced: boolean
}

/**
 * Places the focus after each act, once what the act closes is closed, and again where the place that had it goes: fields and bars follow
 * the selection later. The answer of the function ends it.
 */
export function followActs(bench: Pick<Workbench, 'runner' | 'channel'>, later: (run: () => void) => void = afterPicture): () => void {
  const ends = new AbortController()
  let isByPointer = false
  let watched: Watched | null = null
  const place = () => {
    if (watched && (!watched.isPlaced || isLost())) watched.isPlaced = placeFocus(bench, watched)
  }
  const changes = new MutationObserver(place)
  const goOn = ({ type }: Event) => {
    isByPointer = type === 'pointerdown'
    watched = null
    changes.disconnect()
  }
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, goOn, { capture: true, signal: ends.signal })
  const follow = (done: Done) => {
    const focus = focusAfter(done)
    // Each key of a text is an act.
    if (focus === 'field' && (takesKeys(document.activeElement) || document.activeElement instanceof HTMLIFrameElement)) return
    watched = { focus, isByPointer, isPlaced: false }
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: LOSING })
    later(place)
  }
  const end = bench.runner.onDone(follow)
  return () => {
    end()
    ends.abort()
    changes.disconnect()
    watched = null
  }
}

/** Places the focus after each act of an open composer. */
export function useFocusAfterActs(): void {
  const bench = useWorkbench()
  useEffect(() => followActs(bench), [bench])
}
