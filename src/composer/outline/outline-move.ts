import { neighbourLine, type OutlineLine } from '#composer/tree-index/tree-index.ts'
import type { PickWay } from './picked-ids.ts'

/** A key pressed on the outline, with the keys that are held. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The answer of the outline to a key. */
export type OutlineMove =
  /** The cursor goes to a row: its block is selected, or all up to it, or the selection stays (`apart`). */
  | { readonly go: string; readonly way: Exclude<PickWay, 'toggle'> | 'apart' }
  | { readonly toggle: string }
  | { readonly fold: string; readonly isFolded: boolean }
  | { readonly open: string }
  | { readonly rename: string }

/** A row of the outline as keys walk over it. */
export type WalkedLine = Pick<OutlineLine, 'id' | 'parent' | 'children'>

/** The rows of the outline, those that are folded, and the row with the cursor. */
export interface OutlineState {
  readonly lines: readonly WalkedLine[]
  readonly folded: ReadonlySet<string>
  readonly cursor: string | null
}

type Held = 'none' | 'range' | 'apart'

const heldOf = ({ shiftKey, ctrlKey, metaKey }: PressedKey): Held => (shiftKey ? 'range' : ctrlKey || metaKey ? 'apart' : 'none')

/** Reads a key as the tree grid pattern of ARIA has it; null for a key that does nothing here. */
export function outlineMove(state: OutlineState, pressed: PressedKey): OutlineMove | null {
  if (pressed.altKey) return null
  const held = heldOf(pressed)
  const target = targetOf(state, pressed.key)
  if (target) return { go: target.id, way: held === 'none' ? 'alone' : held }
  const line = state.lines.find(({ id }) => id === state.cursor)
  return line ? onRow(state, line, pressed.key, held) : null
}

function targetOf({ lines, cursor }: OutlineState, key: string): WalkedLine | null {
  if (key === 'ArrowDown') return neighbourLine(lines, cursor, 1)
  if (key === 'ArrowUp') return neighbourLine(lines, cursor, -1)
  if (key === 'Home') return lines[0] ?? null
  return key === 'End' ? (lines.at(-1) ?? null) : null
}

function onRow(state: OutlineState, line: WalkedLine, key: string, held: Held): OutlineMove | null {
  if (key === ' ') return held === 'range' ? { go: line.id, way: 'range' } : { toggle: line.id }
  return held === 'none' ? byKey(state, line, key) : null
}

function byKey(state: OutlineState, line: WalkedLine, key: string): OutlineMove | null {
  if (key === 'Enter') return { open: line.id }
  if (key === 'F2') return { rename: line.id }
  if (key === 'ArrowLeft') return outwards(state, line)
  return key === 'ArrowRight' ? inwards(state, line) : null
}

function outwards({ folded }: OutlineState, { id, parent, children }: WalkedLine): OutlineMove | null {
  if (children > 0 && !folded.has(id)) return { fold: id, isFolded: true }
  return parent === null ? null : { go: parent, way: 'alone' }
}

function inwards({ lines, folded }: OutlineState, { id, children }: WalkedLine): OutlineMove | null {
  if (children === 0) return null
  if (folded.has(id)) return { fold: id, isFolded: false }
  const inner = neighbourLine(lines, id, 1)
  return inner && { go: inner.id, way: 'alone' }
}
