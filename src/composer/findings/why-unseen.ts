import { systemClock } from '#domain/dates/clock.ts'
import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { hiddenReason, isVisibility } from '#engine/visibility/visibility.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { findingWords } from './finding-words.ts'

/** The pointer that opens the settings of an element's audience, screens and dates. */
export const VISIBILITY = '/visibility'

/** A reason why visitors do not see an element now. */
export interface UnseenReason {
  /** The element of the reason: the one that was asked about, or one around it. */
  readonly blockId: string
  readonly message: ComposerMessage
  /** The setting that changes it; null where it is no setting of the element. */
  readonly remedy: { readonly label: ComposerMessage; readonly pointer: string } | null
}

const changeAudience = { label: 'composer.unseen.change', pointer: VISIBILITY } as const

const remedies: Readonly<Record<string, (problem: CanvasProblem) => UnseenReason['remedy']>> = {
  LATER: () => changeAudience,
  OVER: () => changeAudience,
  HIDDEN_FOR: () => changeAudience,
  CLOSED_LINK: () => ({ label: 'composer.unseen.link', pointer: '/href' }),
  PROPS_INVALID: ({ faults: [fault] }) => (fault ? { label: 'composer.unseen.complete', pointer: fault.pointer } : null),
}

/** Lists the reasons why visitors do not see an element: its own first, then those of the elements around it. */
export function whyUnseen(
  document: EditedDocument,
  problems: readonly CanvasProblem[],
  id: string,
  now: number = systemClock(),
): readonly UnseenReason[] {
  const reasons: UnseenReason[] = []
  for (let found: FoundBlock | null = findBlock(document, id); found; found = found.around) reasons.push(...reasonsOf(found, problems, now))
  return reasons
}

function reasonsOf({ block: { id: blockId, visibility } }: FoundBlock, problems: readonly CanvasProblem[], now: number): UnseenReason[] {
  const own = problems.filter((problem) => problem.blockId === blockId && problem.leftOut)
  const codes = new Map(own.map((problem) => [problem.code, problem]))
  const sound = isVisibility(visibility) ? visibility : null
  // The canvas reads the time when it is opened: an element that was hidden since is known by its own dates.
  const hidden = sound && hiddenReason(sound, 'visitors', now)
  if (hidden && !codes.has(hidden)) codes.set(hidden, { blockId, code: hidden, leftOut: true, faults: [] })
  const found = [...codes].map(([code, problem]) => ({
    blockId,
    message: findingWords(code).message,
    remedy: remedies[code]?.(problem) ?? null,
  }))
  const [screen, other] = sound?.screens ?? []
  return screen && !other ? [...found, { blockId, message: `composer.unseen.${screen}`, remedy: changeAudience }] : found
}
