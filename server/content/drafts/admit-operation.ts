import type { Block, Json } from '#schemas/generated/content.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { pointerSegments, withValue } from '#engine/draft/document/pointer.ts'
import { isBlock } from '#engine/draft/operations/apply-structure.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import { excessWithin } from '#engine/draft/operations/excess.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation, SetOperation } from '#engine/draft/operations/operation.ts'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { htmlInProps } from '#engine/validation/html-in-props.ts'
import type { Sanitise } from '#engine/validation/html-rules.ts'
import { linksInProps } from './links-in-props.ts'

interface Rules {
  readonly registry: Registry
  readonly sanitise: Sanitise
}

type Props = Block['props']

/** The texts of props that the sanitiser changes, cleaned, by their pointers. */
function cleanedTexts({ registry, sanitise }: Rules, type: string, props: Props): { pointer: string; html: string }[] {
  const texts = htmlInProps(registry.types.get(type)?.fields ?? [], props)
  return texts.flatMap(({ pointer, kind, html }) => {
    const cleaned = sanitise(html, kind)
    return cleaned === null ? [] : [{ pointer, html: cleaned.html }]
  })
}

function withText<Root extends Json>(root: Root, pointer: string, html: string): Root {
  if (pointer === '') return html as Root
  return (withValue(root, pointerSegments(pointer) ?? [], html)?.root ?? root) as Root
}

function cleanProps(rules: Rules, type: string, props: Props): Props {
  return cleanedTexts(rules, type, props).reduce<Props>((now, { pointer, html }) => withText(now, pointer, html), props)
}

function cleanBlock(rules: Rules, block: Block): Block {
  const props = cleanProps(rules, block.type, block.props)
  if (!block.slots) return { ...block, props }
  const slots = Object.entries(block.slots).map(([slot, list]) => [slot, list.map((child) => cleanBlock(rules, child))])
  return { ...block, props, slots: Object.fromEntries(slots) as Record<string, Block[]> }
}

/** The operation with its value cleaned. Texts outside of the value were cleaned when they were written. */
function cleanSet(rules: Rules, operation: SetOperation, after: Block): SetOperation {
  const texts = cleanedTexts(rules, after.type, after.props)
  const inside = texts.filter(({ pointer }) => pointer === operation.pointer || pointer.startsWith(`${operation.pointer}/`))
  return inside.reduce<SetOperation>((now, { pointer, html }) => {
    return { ...now, value: withText(now.value ?? null, pointer.slice(operation.pointer.length), html) }
  }, operation)
}

function blocksWithin(block: Block): Block[] {
  return [block, ...Object.values(block.slots ?? {}).flatMap((list) => list.flatMap(blocksWithin))]
}

/** True for a block that a draft may hold: its size and its links are those of a page, and the rest may be unfinished. */
function mayHold({ registry }: Rules, block: Block): boolean {
  const hasSafeLinks = ({ type, props }: Block) => linksInProps(registry.types.get(type)?.fields ?? [], props).every(({ isSafe }) => isSafe)
  return excessWithin(block) === null && blocksWithin(block).every(hasSafeLinks)
}

function admitSet(rules: Rules, operation: SetOperation, document: EditedDocument) {
  const done = applyOperation(document, operation)
  // The log refuses an operation that cannot be applied, with the reason.
  if ('refused' in done) return operation
  const after = findBlock(done.document, operation.id)?.block
  if (!after) return operation
  return mayHold(rules, { ...after, slots: {} }) ? cleanSet(rules, operation, after) : ({ refused: 'FORBIDDEN' } as const)
}

/**
 * The server's last word on an operation: HTML is cleaned, a closed link or oversize props are refused.
 * A block that does not fit its schema is admitted: it stays in the draft and stops its publication.
 */
export function createAdmission(rules: Rules): AdmitOperation {
  return (operation: Operation, document) => {
    if (operation.op === 'set') return admitSet(rules, operation, document)
    // The log refuses what is no block, with the reason.
    if (operation.op !== 'insert' || !isBlock(operation.block)) return operation
    if (!mayHold(rules, operation.block)) return { refused: 'FORBIDDEN' }
    return { ...operation, block: cleanBlock(rules, operation.block) }
  }
}
