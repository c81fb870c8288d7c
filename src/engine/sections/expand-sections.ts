import type { Block, Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { pointerSegments, withValue } from '#engine/document/pointer.ts'
import { remember } from '#engine/remember.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { SECTION_SLOT, SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { shortHash } from '#engine/document/short-hash.ts'
import { overridePlace, type Override } from './place-override.ts'

/** The blocks of the shared sections of a site by their numbers, in one language. */
export type SectionBlocks = ReadonlyMap<number, readonly Block[]>

/** The id of a block of a section in one place: the same in each reading, another in each place. */
export function innerId(place: string, block: string): string {
  return `s-${shortHash(`${place}/${block}`)}`.slice(0, 32)
}

function isOverride(value: unknown): value is Override {
  return (
    isRecord(value) &&
    ['block', 'pointer', 'value', ...('of' in value ? ['of'] : [])].every((key) => typeof ownValue(value, key) === 'string')
  )
}

/** The values that a place shows instead of those of its section. */
export function overridesOf({ overrides }: Block['props']): readonly Override[] {
  return Array.isArray(overrides) ? (overrides as unknown[]).filter(isOverride) : []
}

function withOverrides(props: Block['props'], own: readonly Override[]): Block['props'] {
  return own.reduce<Record<string, Json>>((now, { value, ...override }) => {
    const pointer = overridePlace(props, override)
    const segments = pointer === null ? null : pointerSegments(pointer)
    return (segments && segments.length > 0 && (withValue(now, segments, value)?.root as Record<string, Json> | undefined)) || now
  }, props)
}

/** The blocks of a section as they stand in one place. A section in a section is left as it is, and shows nothing. */
function placed(place: string, blocks: readonly Block[], overrides: readonly Override[]): Block[] {
  return blocks.map((block) => {
    const own = overrides.filter((override) => override.block === block.id)
    const slots = Object.entries(block.slots ?? {}).map(([name, list]) => [name, placed(place, list, overrides)] as const)
    return {
      ...block,
      id: innerId(place, block.id),
      props: withOverrides(block.props, own),
      ...(block.slots && { slots: Object.fromEntries(slots) }),
    }
  })
}

/** Makes the reader that puts the blocks of shared sections into their places at the top of a document. A block is filled once as long as it lives. */
export function createSectionReader(sections: SectionBlocks): (blocks: Block[]) => Block[] {
  const filled = remember((block: Block): Block => {
    const { section } = block.props
    const blocks = typeof section === 'number' ? sections.get(section) : undefined
    const content = blocks ? placed(block.id, blocks, overridesOf(block.props)) : []
    return { ...block, slots: { [SECTION_SLOT]: content } }
  })
  return (blocks) => {
    const isShared = (block: Block) => isRecord(block) && block.type === SHARED_SECTION && isRecord(block.props)
    return Array.isArray(blocks) && blocks.some(isShared) ? blocks.map((block) => (isShared(block) ? filled(block) : block)) : blocks
  }
}

/** The place of a shared section that has no content to show. */
export function isWithoutSection(block: Block, sections: SectionBlocks): boolean {
  if (!isRecord(block) || block.type !== SHARED_SECTION || !isRecord(block.props)) return false
  const { section } = block.props
  return typeof section === 'number' && !sections.has(section)
}

/** The blocks of a section with the values of one place, under their own ids: what stays there once the place is detached. */
export function blocksOfPlace(blocks: readonly Block[], props: Block['props']): Block[] {
  const overrides = overridesOf(props)
  const filled = (list: readonly Block[]): Block[] =>
    list.map((block) => {
      const own = overrides.filter((override) => override.block === block.id)
      const slots = Object.entries(block.slots ?? {}).map(([name, inner]) => [name, filled(inner)] as const)
      return { ...block, props: withOverrides(block.props, own), ...(block.slots && { slots: Object.fromEntries(slots) }) }
    })
  return filled(blocks)
}

/** Blocks with those of the shared sections among them, ready to be prepared for visitors, who see nothing of a place without its section. */
export function expandSections(blocks: Block[], sections: SectionBlocks): Block[] {
  const expanded = createSectionReader(sections)(blocks)
  const isMissing = (block: Block) => isWithoutSection(block, sections)
  return Array.isArray(expanded) && expanded.some(isMissing) ? expanded.filter((block) => !isMissing(block)) : expanded
}

/** A section's blocks as blocks of the document itself, with new ids, for a place that is detached. */
export function detachedBlocks(blocks: readonly Block[], newId: () => string): Block[] {
  return blocks.map((block) => {
    const slots = Object.entries(block.slots ?? {}).map(([name, list]) => [name, detachedBlocks(list, newId)] as const)
    return { ...block, id: newId(), ...(block.slots && { slots: Object.fromEntries(slots) }) }
  })
}
