import type { Dropped } from '#schemas/composer/dropped-content.ts'
import { toast } from '#kit/feedback/toast.ts'
import { droppedSentence, type DroppedText } from './dropped-sentence.ts'

/** Names what a paste has left out, on the page, in a text or in a field. */
export function nameDropped(text: DroppedText, dropped: Dropped): void {
  const sentence = droppedSentence(text, dropped)
  if (sentence !== null) toast({ text: sentence })
}
