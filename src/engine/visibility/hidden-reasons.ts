import type { Visibility } from '#schemas/generated/content.ts'
import { hiddenReason, isVisibleTo, type Audience, type HiddenReason } from './visibility.ts'

/** All reasons why a reader does not see a block at an instant (ms), none when the block is shown. Screens are up to the style sheet. */
export function hiddenReasons(visibility: Visibility, reader: Audience, now: number): readonly HiddenReason[] {
  const first = hiddenReason(visibility, reader, now)
  if (first === null) return []
  // Dates come first; the readers may be others as well.
  return first === 'HIDDEN_FOR' || isVisibleTo(visibility.audience, reader) ? [first] : [first, 'HIDDEN_FOR']
}
