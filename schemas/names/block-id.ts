import { isRecord } from '#schemas/text/is-record.ts'

/** The form of the id of a block, on every way in. */
export const BLOCK_ID = /^[a-z0-9][a-z0-9-]{0,63}$/

/** The names in small letters that reach a prototype: no document can hold them as keys. */
const REACHING_PROTOTYPES: ReadonlySet<string> = new Set(['constructor', 'prototype'])

/** True for the id of a block. */
export function isBlockId(id: unknown): id is string {
  return typeof id === 'string' && BLOCK_ID.test(id) && !REACHING_PROTOTYPES.has(id)
}

/** True when the ids of a value that is sent as a block, and of all blocks in its slots, are ids of blocks. What else they lack is not looked at. */
export function hasBlockIds(value: unknown): boolean {
  const waiting = [value]
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    if (!isRecord(block)) continue
    if (Object.hasOwn(block, 'id') && !isBlockId(block['id'])) return false
    const { slots } = block
    for (const child of isRecord(slots) ? Object.values(slots).flat() : []) waiting.push(child)
  }
  return true
}
