import type { Block, Json } from '#schemas/generated/content.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { beyondMeasure } from '#engine/draft/document/measure.ts'
import { pointerSegments, withValue } from '#engine/document/pointer.ts'
import { isBlock } from '#engine/draft/operations/apply-structure.ts'
import { excessOfWritten, excessWithin } from '#engine/draft/operations/excess.ts'
import type { Operation, Refused, SetOperation } from '#engine/draft/operations/operation.ts'
import type { AdmitOperation, StepRules } from '#engine/draft/sync/draft-log.ts'
import { MAX_STEP_WORK } from '#engine/registry/limits.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { fieldAt, htmlInProps, htmlInValue, type HtmlInProps } from '#engine/validation/html-in-props.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { jsonDefects } from '#engine/validation/json-errors.ts'
import { linksInProps, linksInValue } from './links-in-props.ts'

interface Rules {
  readonly registry: Registry
  readonly sanitise: Sanitise
}

type Props = Block['props']

interface Cleaned {
  readonly pointer: string
  readonly text: string
}

/** The texts that the sanitiser changes, cleaned, by their pointers. */
function cleanedTexts({ sanitise }: Rules, texts: readonly HtmlInProps[]): Cleaned[] {
  return texts.flatMap(({ pointer, kind, html }) => {
    const cleaned = sanitise(html, kind)
    return cleaned === null ? [] : [{ pointer, text: cleaned.html }]
  })
}

/** The addresses that are written in another way than links have them, normalised, by their pointers. */
function normalisedLinks(links: ReturnType<typeof linksInProps>): Cleaned[] {
  return links.flatMap(({ pointer, written, url }) => (url === null || url === written ? [] : [{ pointer, text: url }]))
}

function withText<Root extends Json>(root: Root, pointer: string, text: string): Root {
  if (pointer === '') return text as Root
  return (withValue(root, pointerSegments(pointer) ?? [], text)?.root ?? root) as Root
}

function cleanProps(rules: Rules, type: string, props: Props): Props {
  const fields = rules.registry.types.get(type)?.fields ?? []
  const cleaned = [...cleanedTexts(rules, htmlInProps(fields, props)), ...normalisedLinks(linksInProps(fields, props))]
  return cleaned.reduce<Props>((now, { pointer, text }) => withText(now, pointer, text), props)
}

function cleanBlock(rules: Rules, block: Block): Block {
  const props = cleanProps(rules, block.type, block.props)
  if (!block.slots) return { ...block, props }
  const slots = Object.entries(block.slots).map(([slot, list]) => [slot, list.map((child) => cleanBlock(rules, child))])
  return { ...block, props, slots: Object.fromEntries(slots) as Record<string, Block[]> }
}

function blocksWithin(block: Block): Block[] {
  return [block, ...Object.values(block.slots ?? {}).flatMap((list) => list.flatMap(blocksWithin))]
}

/** True for a block that a draft may hold: its size and its links are those of a page, and the rest may be unfinished. */
function mayHold({ registry }: Rules, block: Block): boolean {
  const hasSafeLinks = ({ type, props }: Block) =>
    linksInProps(registry.types.get(type)?.fields ?? [], props).every(({ url }) => url !== null)
  return excessWithin(block) === null && blocksWithin(block).every(hasSafeLinks)
}

// Only the value is looked into: what is beside it was looked into when it was written.
function admitSet(rules: Rules, operation: SetOperation, document: EditedDocument): Operation | Refused {
  const { id, pointer, value } = operation
  const type = findBlock(document, id)?.block.type
  const field = type === undefined ? undefined : fieldAt(rules.registry.types.get(type)?.fields ?? [], pointerSegments(pointer) ?? [])
  // The log refuses an operation that cannot be applied, with the reason.
  if (field === undefined || value === undefined || jsonDefects(value).length > 0) return operation
  const links = linksInValue(field, value, '')
  if (links.some(({ url }) => url === null)) return { refused: 'FORBIDDEN' }
  const cleaned = [...cleanedTexts(rules, htmlInValue(field, value, '')), ...normalisedLinks(links)]
  return cleaned.reduce<SetOperation>((now, { pointer: at, text }) => ({ ...now, value: withText(now.value ?? null, at, text) }), operation)
}

/** The rules for a step of a draft as a whole: its work, the sizes of the blocks that it wrote, and the measure of the document. */
export const stepRules: StepRules = {
  mostWork: MAX_STEP_WORK,
  judge: (after, before, operations) => {
    if (excessOfWritten(after, operations)) return { refused: 'FORBIDDEN' }
    const refused = beyondMeasure(after, before)
    return refused && { refused }
  },
}

/**
 * The server's last word on an operation: HTML is cleaned, addresses are normalised, a closed link or oversize props are refused.
 * A block that does not fit its schema is admitted: it stays in the draft and stops its publication.
 */
export function createAdmission(rules: Rules): AdmitOperation {
  const admit = (operation: Operation, document: EditedDocument): Operation | Refused => {
    if (operation.op === 'set') return admitSet(rules, operation, document)
    // The log refuses what is no block, with the reason.
    if (operation.op !== 'insert' || !isBlock(operation.block)) return operation
    if (!mayHold(rules, operation.block)) return { refused: 'FORBIDDEN' }
    return { ...operation, block: cleanBlock(rules, operation.block) }
  }
  return Object.assign(admit, { step: stepRules })
}
