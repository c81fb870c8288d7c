import type { Block, Json } from '#schemas/generated/content.ts'

/** The editor's own words about a block. They lie beside the document and are in no hash. */
export interface BlockNote {
  readonly name?: string
  readonly locked?: boolean
}

/** The region of a page. The regions of a shell have other names. */
export const PAGE_REGION = 'main'

/** The content of a draft: a page has one region of blocks, a shell several. No block holds an empty slot. */
export interface EditedDocument {
  readonly head: Readonly<Record<string, Json>>
  readonly regions: Readonly<Record<string, readonly Block[]>>
  readonly notes: Readonly<Record<string, BlockNote>>
}

/** A list of blocks: a region of the document or a slot of a block. */
export type Container = { readonly region: string } | { readonly parent: string; readonly slot: string }

/** A place by neighbours: right after the block `after` (null: first). `before` is the next block, used once `after` is gone. */
export interface Place {
  readonly in: Container
  readonly after: string | null
  readonly before: string | null
}

/** True when two containers are the same list. */
export function isSameContainer(one: Container, other: Container): boolean {
  if ('region' in one) return 'region' in other && one.region === other.region
  return 'parent' in other && one.parent === other.parent && one.slot === other.slot
}
