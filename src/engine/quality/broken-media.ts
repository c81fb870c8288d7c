import { isRecord } from '#schemas/text/is-record.ts'
import { filesOf } from '#engine/quality/addresses/files.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { inProps, type Examined } from './examined.ts'
import { mediaFactOf } from './facts.ts'
import type { Found } from './finding.ts'

/** Finds pictures and files that the library no longer has, in the blocks and in the head. */
export function brokenMedia(document: Examined): Found[] {
  const { blocks, head, facts } = document
  const isGone = (value: unknown) => mediaFactOf(facts.media, value) === null
  const inBlocks = blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }): Found[] =>
      kind === 'media' && isGone(value) ? [{ blockId: block.id, pointer: inProps(pointer), values: {} }] : [],
    ),
  )
  const byAddress = filesOf(document).flatMap(({ path, ...at }): Found[] =>
    ownValue(facts.links, path) === false ? [{ ...at, values: {} }] : [],
  )
  const found = [...inBlocks, ...byAddress]
  const shared = isRecord(head['seo']) ? head['seo']['image'] : null
  return typeof shared === 'number' && isGone({ id: shared }) ? [...found, { blockId: null, pointer: '/seo/image', values: {} }] : found
}
