import { isRecord } from '#schemas/text/is-record.ts'
import { inProps, type Examined } from './examined.ts'
import { mediaFactOf } from './facts.ts'
import type { Found } from './finding.ts'

/** Finds pictures and files that the library no longer has, in the blocks and in the head. */
export function brokenMedia({ blocks, head, facts }: Examined): Found[] {
  const isGone = (value: unknown) => mediaFactOf(facts.media, value) === null
  const inBlocks = blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }): Found[] =>
      kind === 'media' && isGone(value) ? [{ blockId: block.id, pointer: inProps(pointer), values: {} }] : [],
    ),
  )
  const shared = isRecord(head['seo']) ? head['seo']['image'] : null
  return typeof shared === 'number' && isGone({ id: shared })
    ? [...inBlocks, { blockId: null, pointer: '/seo/image', values: {} }]
    : inBlocks
}
