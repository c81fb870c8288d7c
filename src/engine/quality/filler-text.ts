import { isRecord } from '#schemas/text/is-record.ts'
import { inProps, type Examined } from './examined.ts'
import type { Found } from './finding.ts'

const FILLER = /\blorem ipsum\b|\bdolor sit amet\b|\blorem\b/i

/** Finds texts that still hold the words of a model, in the blocks and in the head. */
export function fillerText({ blocks, head }: Examined): Found[] {
  const isFiller = (value: unknown) => typeof value === 'string' && FILLER.test(value)
  const seo = isRecord(head['seo']) ? head['seo'] : {}
  const inHead = [
    ...(isFiller(head['title']) ? ['/title'] : []),
    ...['title', 'description'].filter((name) => isFiller(seo[name])).map((name) => `/seo/${name}`),
  ]
  const inBlocks = blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }): Found[] =>
      (kind === 'text' || kind === 'html') && isFiller(value) ? [{ blockId: block.id, pointer: inProps(pointer), values: {} }] : [],
    ),
  )
  return [...inHead.map((pointer): Found => ({ blockId: null, pointer, values: {} })), ...inBlocks]
}
