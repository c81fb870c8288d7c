import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { RegisteredType, Registry } from '#engine/registry/registry.ts'
import { slotsInUse } from '#engine/registry/slots-in-use.ts'
import { remember } from '#engine/remember.ts'
import { propValues, type PropValue } from '#engine/references/prop-values.ts'
import type { QualityFacts } from './facts.ts'

/** A block of a document with the values that checks look at. */
export interface ExaminedBlock {
  readonly block: Block
  readonly type: RegisteredType
  readonly values: readonly PropValue[]
  /** The number of columns side by side around the block. */
  readonly columns: number
}

/** A document as checks see it: its blocks in reading order, without those of unknown types, which the schemas judge. */
export interface Examined {
  readonly head: EditedDocument['head']
  /** False for a shell, whose head has no title of its own, and for a shared section, which stands in pages and has no words for search engines. */
  readonly isPage: boolean
  /** True for a page without any block. */
  readonly isEmpty: boolean
  readonly blocks: readonly ExaminedBlock[]
  readonly facts: QualityFacts
}

/** Reads a document once for all checks. Blocks that are to be seen later or by some readers are read too. */
export function examine(registry: Registry, document: Pick<EditedDocument, 'head' | 'regions'>, facts: QualityFacts): Examined {
  const blocks: ExaminedBlock[] = []
  for (const region of Object.values(document.regions)) readBlocks(registry, region, { columns: 1, blocks })
  const { head, regions } = document
  const isPage = PAGE_REGION in regions && 'seo' in head
  return { head, isPage, isEmpty: isPage && regions[PAGE_REGION]?.length === 0, blocks, facts }
}

const readersOf = remember(({ manifest }: RegisteredType) =>
  remember((props: Block['props']): readonly PropValue[] => propValues(manifest.props, props)),
)

interface Reading {
  readonly columns: number
  readonly blocks: ExaminedBlock[]
}

function readBlocks(registry: Registry, list: readonly Block[], { columns, blocks }: Reading): void {
  for (const block of list) {
    const type = registry.types.get(block.type)
    if (type && isRecord(block.props)) blocks.push({ block, type, values: readersOf(type)(block.props), columns })
    const shown = type && slotsInUse(type, block.props)
    const slots = Object.entries(block.slots ?? {}).filter(([name]) => shown?.includes(name) ?? true)
    const besides = block.type === 'columns' ? Math.max(1, slots.filter(([, children]) => children.length > 0).length) : 1
    for (const [, children] of slots) readBlocks(registry, children, { columns: columns * besides, blocks })
  }
}

/** The pointer of a value inside its block. */
export const inProps = (pointer: string): string => `/props${pointer}`
