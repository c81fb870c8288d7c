import type { Container, EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block, Json } from '#schemas/generated/content.ts'

/** A block with a title, and in its slot `content` the blocks that are given. */
export function sampleBlock(id: string, content: readonly Block[] = [], props: Block['props'] = { title: id }): Block {
  return { id, type: 'note', v: 1, props, ...(content.length > 0 && { slots: { content: [...content] } }) }
}

/** A document with one region. */
export function sampleDocument(...blocks: Block[]): EditedDocument {
  return { head: { title: 't', seo: { description: '' } }, regions: { main: blocks }, notes: {} }
}

/** The region of a sample document. */
export const main: Container = { region: 'main' }

/** The slot of a sample block. */
export const into = (parent: string): Container => ({ parent, slot: 'content' })

/** A place in a list. */
export const at = (where: Container, after: string | null = null, before: string | null = null): Place => ({ in: where, after, before })

/** Writes the title of a block. */
export const setTitle = (id: string, value: Json): Operation => ({ op: 'set', id, pointer: '/title', value })

/** The blocks of a document in short: `a(b c) d`, regions divided by a bar. */
export function outlineOf({ regions }: EditedDocument): string {
  const inner = ({ id, slots }: Block): string => (slots ? `${id}(${Object.values(slots).map(lineOf).join(' | ')})` : id)
  const lineOf = (list: readonly Block[]): string => list.map(inner).join(' ')
  return Object.values(regions).map(lineOf).join(' | ')
}

/** The value and everything in it, frozen: a function that changes it throws. */
export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFrozen)
  }
  return value
}
