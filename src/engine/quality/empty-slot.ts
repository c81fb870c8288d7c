import { ownValue } from '#schemas/names/own-value.ts'
import { slotsInUse } from '#engine/registry/slots-in-use.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { regionPointer } from './region-pointer.ts'
import type { Examined, ExaminedBlock } from './examined.ts'
import type { Found } from './finding.ts'
import { plainWords } from './plain-words.ts'

/** Finds places that have to be filled and are empty: a whole page, those that a prop asks for, and those of a block that is nothing but what it holds. */
export function emptySlot({ blocks, isEmpty: isEmptyPage }: Examined): Found[] {
  if (isEmptyPage) return [{ blockId: null, pointer: regionPointer(PAGE_REGION), values: { reason: 'page' } }]
  return blocks.flatMap((each) => {
    const { block, type } = each
    const isEmpty = (name: string) => (ownValue(block.slots, name)?.length ?? 0) === 0
    // What stands in a slot that takes nothing comes from elsewhere, as the blocks of a shared section.
    const inUse = slotsInUse(type, block.props).filter((name) => type.slots.get(name)?.max !== 0)
    // A slot with a minimum is judged by the schema.
    const conditional = inUse.filter(
      (name) => ownValue(type.manifest.slots, name)?.when !== undefined && (type.slots.get(name)?.min ?? 0) === 0,
    )
    const empty = conditional.filter(isEmpty)
    const whole = empty.length === 0 && inUse.length > 0 && inUse.every(isEmpty) && !hasContent(each) ? inUse.slice(0, 1) : []
    // Of places side by side each is seen, also while the others are filled.
    const sides = inUse.filter((name) => ownValue(type.manifest.slots, name)?.optional !== true && (type.slots.get(name)?.min ?? 0) === 0)
    const between = sides.length > 1 && !sides.every(isEmpty) ? sides.filter(isEmpty) : []
    return [...new Set([...between, ...empty, ...whole])].map((slot): Found => ({
      blockId: block.id,
      pointer: `/slots/${slot}`,
      values: { slot },
    }))
  })
}

function hasContent({ values, type, block }: ExaminedBlock): boolean {
  const isShown = ({ kind, value }: (typeof values)[number]) =>
    kind === 'media' || ((kind === 'text' || kind === 'html') && typeof value === 'string' && plainWords(value) !== '')
  // A bar or a footer shows values of the site beside what it holds.
  const showsSite = Object.keys(type.manifest.props.properties).some(
    (name) => /^show[A-Z]/.test(name) && ownValue(block.props, name) !== false,
  )
  return showsSite || type.needs !== null || values.some(isShown)
}
