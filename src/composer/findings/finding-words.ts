import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { DraftFindingCode } from '#engine/prepare-draft.ts'
import type { ComposerMessage, Phrase } from '#composer/words/composer-message.ts'

/** How a finding is shown: as a fault to be mended, or as what visitors do not see for now. */
export interface FindingWords {
  readonly tone: 'fault' | 'unseen'
  readonly message: ComposerMessage
  readonly values?: Phrase['values']
}

const fault = (message: ComposerMessage): FindingWords => ({ tone: 'fault', message })
const unseen = (message: ComposerMessage): FindingWords => ({ tone: 'unseen', message })

const words: Readonly<Record<DraftFindingCode | 'RENDER_FAILED' | 'NO_ITEMS', FindingWords>> = {
  PROPS_INVALID: fault('composer.finding.props-invalid'),
  PROPS_OVERSIZE: fault('composer.finding.props-oversize'),
  UNKNOWN_TYPE: fault('composer.finding.unknown-type'),
  NEWER_VERSION: fault('composer.finding.newer-version'),
  MIGRATION_FAILED: fault('composer.finding.migration-failed'),
  BLOCK_MALFORMED: fault('composer.finding.malformed'),
  UNKNOWN_SLOT: fault('composer.finding.unknown-slot'),
  TOO_DEEP: fault('composer.finding.too-deep'),
  TOO_MANY_BLOCKS: fault('composer.finding.too-many'),
  UNSAFE_HTML: fault('composer.finding.unsafe-html'),
  SECTION_MISSING: fault('composer.finding.section-missing'),
  RENDER_FAILED: fault('composer.finding.render-failed'),
  EMPTY_PLACEHOLDER: unseen('composer.finding.empty-placeholder'),
  LATER: unseen('composer.finding.later'),
  OVER: unseen('composer.finding.over'),
  HIDDEN_FOR: unseen('composer.finding.hidden-for'),
  CLOSED_PLACE: unseen('composer.finding.closed-place'),
  CLOSED_LINK: unseen('composer.finding.closed-link'),
  EMPTIED: unseen('composer.finding.emptied'),
  NO_ITEMS: unseen('composer.finding.no-items'),
}

/** The words of a finding. A code of another version of the canvas is shown as a fault. */
export function findingWords(code: string): FindingWords {
  return Object.hasOwn(words, code) ? words[code as keyof typeof words] : fault('composer.finding.unknown')
}

/** The words of the act that hid an element; null for one that no act has hidden, as far as it is known. */
export type WordsOfHiding = (blockId: string) => Required<Phrase> | null

/** The findings by block, each code once. An element that a person hid says who did it in place of its end. */
export function findingsByBlock(
  problems: readonly CanvasProblem[],
  hiding: WordsOfHiding = () => null,
): ReadonlyMap<string, readonly FindingWords[]> {
  const codes = Map.groupBy(problems, ({ blockId }) => blockId)
  const wordsOf = (id: string, code: string): FindingWords => {
    const act = code === 'OVER' ? hiding(id) : null
    return act ? { tone: 'unseen', message: act.id, values: act.values } : findingWords(code)
  }
  return new Map([...codes].map(([id, found]) => [id, [...new Set(found.map(({ code }) => code))].map((code) => wordsOf(id, code))]))
}
