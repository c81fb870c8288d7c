import { useEffect } from 'react'
import type { Place } from '#engine/draft/document/edited-document.ts'
import type { Named } from '#composer/commands/command.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { placePhrase } from './place-words.ts'

/** Shows a place as a line on the canvas, which scrolls to it, until the part of the composer that asks for it closes. */
export function useInsertionLine(place: Place | null, named: Named): void {
  const text = useComposerText()
  const { channel } = useWorkbench()
  useEffect(() => {
    if (!place) return
    const { id, values } = placePhrase(named, place)
    channel.get()?.post({ type: 'insertion', place, words: cutText(text(id, values), MAX_WORDS), reveal: true })
  }, [channel, named, place, text])
  useEffect(() => () => channel.get()?.post({ type: 'insertion', place: null, words: '', reveal: false }), [channel])
}

/** The longest words that a line may have, in characters. */
const MAX_WORDS = 300
