import { systemClock } from '#domain/dates/clock.ts'
import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { loadedOnClick } from '#engine/visibility/loaded-on-click.ts'
import { hiddenReasons } from '#engine/visibility/hidden-reasons.ts'
import { agreementOf, type Agreement } from '#engine/registry/agreement.ts'
import { momentInSentence } from '#i18n/format/moment-words.ts'
import { isVisibility } from '#engine/visibility/visibility.ts'
import { USUAL_VIEW, type FrameView } from '#schemas/composer/frame-view.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { ComposerMessage, Phrase } from '#composer/words/composer-message.ts'
import { findingWords, type WordsOfHiding } from './finding-words.ts'
import { narrowingProp } from './narrowing-prop.ts'

/** The pointer that opens the settings of an element's audience, screens and dates. */
export const VISIBILITY = '/visibility'

/** A reason why visitors do not see an element, or a part of it, now. */
export interface UnseenReason {
  /** The element of the reason: the one that was asked about, or one around it. */
  readonly blockId: string
  readonly message: ComposerMessage
  readonly values?: Readonly<Record<string, string | number>>
  /** The sentence of the finding that this reason says more exactly. */
  readonly finding?: ComposerMessage
  /** The setting that changes it; null where it is no setting of the element. */
  readonly remedy: { readonly label: ComposerMessage; readonly pointer: string } | null
}

/** The facts that give the reasons. */
export interface UnseenFacts {
  readonly document: EditedDocument
  readonly registry: Registry
  readonly problems: readonly CanvasProblem[]
  readonly view?: FrameView
  /** The words of the act that hid an element; left out where no history is known. */
  readonly hiding?: WordsOfHiding
}

type Remedy = UnseenReason['remedy']

const changeAudience = { label: 'composer.unseen.change', pointer: VISIBILITY } as const

const remedies: Readonly<Record<string, (problem: CanvasProblem, block: Block, registry: Registry) => Remedy>> = {
  LATER: () => changeAudience,
  OVER: () => changeAudience,
  HIDDEN_FOR: () => changeAudience,
  CLOSED_LINK: () => ({ label: 'composer.unseen.link', pointer: '/href' }),
  PROPS_INVALID: ({ faults: [fault] }) => (fault ? { label: 'composer.unseen.complete', pointer: fault.pointer } : null),
  NO_ITEMS: (_, block, registry) => {
    const prop = narrowingProp(registry, block)
    return prop === null ? null : { label: 'composer.unseen.filter', pointer: `/${prop}` }
  },
}

/** Lists the reasons why the reader of a view does not see an element: its own first, then those of the elements around it. */
export function whyUnseen(facts: UnseenFacts, id: string): readonly UnseenReason[] {
  const reasons: UnseenReason[] = []
  for (let found: FoundBlock | null = findBlock(facts.document, id); found; found = found.around) {
    const { block } = found
    reasons.push(...reasonsOf(block, facts))
    if (block.id === id) reasons.push(...clickReason(block, facts.registry))
  }
  return reasons
}

function reasonsOf(block: Block, { problems, registry, view = USUAL_VIEW, hiding }: UnseenFacts): UnseenReason[] {
  const { id: blockId, visibility } = block
  const form = agreementOf(registry, block.type)
  // A list without items leaves its element in the page.
  const own = problems.filter((problem) => problem.blockId === blockId && (problem.leftOut || problem.code === 'NO_ITEMS'))
  const codes = new Map(own.map((problem) => [problem.code, problem]))
  const sound = isVisibility(visibility) ? visibility : null
  // The canvas reads the time when it is opened: an element that was hidden since is known by its own dates.
  const hidden = sound ? hiddenReasons(sound, view.audience, view.date === null ? systemClock() : Date.parse(view.date)) : []
  for (const code of hidden) if (!codes.has(code)) codes.set(code, { blockId, code, leftOut: true, faults: [] })
  const found = [...codes].map(([code, problem]) => ({
    blockId,
    ...((code === 'OVER' && wordsOf(hiding?.(blockId))) || exactWords(code, sound, form)),
    finding: findingWords(code).message,
    remedy: ownValue(remedies, code)?.(problem, block, registry) ?? null,
  }))
  return [...found, ...screenReason(blockId, sound, form)]
}

type Words = Pick<UnseenReason, 'message' | 'values'>

const wordsOf = (phrase: Required<Phrase> | null | undefined): Words | null =>
  phrase ? { message: phrase.id, values: phrase.values } : null

const dated = (message: ComposerMessage, at: string | null, form: Agreement): Words | null =>
  at === null ? null : { message, values: { form, when: momentInSentence(Date.parse(at), systemClock()) } }

const ownWords: Readonly<Record<string, (visibility: Visibility, form: Agreement) => Words | null>> = {
  LATER: ({ from }, form) => dated('composer.unseen.later', from, form),
  OVER: ({ until }, form) => dated('composer.unseen.over', until, form),
  HIDDEN_FOR: ({ audience }, form) => (audience === 'all' ? null : { message: `composer.unseen.${audience}`, values: { form } }),
}

/** The sentence of a finding, with the date or the readers that the element names itself. */
function exactWords(code: string, visibility: Visibility | null, form: Agreement): Words {
  const own = visibility && ownValue(ownWords, code)?.(visibility, form)
  return own ?? { message: findingWords(code).message }
}

function screenReason(blockId: string, visibility: Visibility | null, form: Agreement): UnseenReason[] {
  const [screen, other] = visibility?.screens ?? []
  return screen && !other ? [{ blockId, message: `composer.unseen.${screen}`, values: { form }, remedy: changeAudience }] : []
}

function clickReason(block: Block, registry: Registry): UnseenReason[] {
  const content = loadedOnClick(registry, block)
  if (!content) return []
  const { host, prop } = content
  const remedy: Remedy = prop === null ? null : { label: 'composer.unseen.address', pointer: `/${prop}` }
  return [{ blockId: block.id, message: 'composer.unseen.asks', values: { host }, remedy }]
}
