import type { Block, Json, Seo } from '#schemas/generated/content.ts'
import { pointerSegment } from '#engine/document/pointer-segment.ts'
import { walkBlocks } from './walk-blocks.ts'

/** Tests if a value is a reference to a file of the library. */
export function isMediaRef(value: { [key: string]: Json }): boolean {
  const { id, alt, ...rest } = value
  return Number.isSafeInteger(id) && Number(id) > 0 && (alt === undefined || typeof alt === 'string') && Object.keys(rest).length === 0
}

function collect(value: Json, ids: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const item of value) collect(item, ids)
  else if (isMediaRef(value)) ids.add(Number(value['id']))
  else for (const inner of Object.values(value)) collect(inner, ids)
}

/** The media references of props, each with its JSON pointer, in document order. */
export function mediaRefsOf(value: Json, pointer = ''): { readonly pointer: string; readonly id: number }[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isMediaRef(value)) return [{ pointer, id: Number(value['id']) }]
  return Object.entries(value).flatMap(([key, inner]) => mediaRefsOf(inner, `${pointer}/${pointerSegment(key)}`))
}

/** The numbers of the pictures that blocks and the words for search engines name. */
export function mediaIdsOf(blocks: readonly Block[], seo: Seo = {}): number[] {
  const ids = new Set<number>()
  walkBlocks(blocks, ({ props }) => collect(props, ids))
  if (typeof seo.image === 'number') ids.add(seo.image)
  return [...ids]
}
