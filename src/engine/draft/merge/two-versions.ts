import type { Conflict } from './conflict.ts'

/** A text with two versions: its place in the document, the version that is in place, and the one that waits. */
export interface TwoVersions {
  readonly blockId: string | null
  readonly pointer: string
  readonly shown: string
  readonly aside: string
}

/** Reads the two versions of one text from a conflict; null for one about anything else. The pointer begins inside the block, or inside the head. */
export function twoVersionsOf({ edit: { operation }, why, pointer, theirs, mine }: Conflict): TwoVersions | null {
  if (why === 'refused' || typeof mine !== 'string' || typeof theirs !== 'string') return null
  if (operation.op === 'head') return { blockId: null, pointer: pointer ?? operation.pointer, shown: theirs, aside: mine }
  if (operation.op !== 'set') return null
  return { blockId: operation.id, pointer: `/props${pointer ?? operation.pointer}`, shown: theirs, aside: mine }
}
