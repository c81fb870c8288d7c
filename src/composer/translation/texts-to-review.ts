import { useMemo } from 'react'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { TextToReview, Translation } from './translation.ts'

/** Texts to review in a language: those whose original has changed, and those that are still their original. */
interface TextsToReview {
  readonly changed: readonly TextToReview[]
  readonly taken: readonly TextToReview[]
}

const keyOf = ({ blockId, pointer }: Pick<TextToReview, 'blockId' | 'pointer'>): string => `${blockId} ${pointer}`

// The server names the texts of a block by their places in its props.
function takenText({ blockId, pointer, values }: QualityFinding): TextToReview {
  const place = { blockId, pointer: blockId === null ? pointer : pointer.replace('/props', '') }
  return { ...place, now: String(values['text']), former: null, isTaken: true, changedAt: '' }
}

/** The texts to review as the document is now: what the checks of this browser find is newer than the answer of the server. */
export function textsToReview(known: Translation | null, found: readonly QualityFinding[]): TextsToReview {
  const taken = found.filter(({ check }) => check === 'UNTRANSLATED').map(takenText)
  const places = new Set(taken.map(keyOf))
  return { taken, changed: (known?.texts ?? []).filter((text) => !text.isTaken && !places.has(keyOf(text))) }
}

/** The texts to review in the language that is edited, again with each edit. */
export function useTextsToReview(known: Translation | null): TextsToReview {
  const found = useValue(useWorkbench().quality)
  return useMemo(() => textsToReview(known, found), [known, found])
}
