import { neighbourLine, type OutlineLine } from '#composer/tree-index/tree-index.ts'

/** The answer of the outline to a key: another block is selected, or what is in one is hidden or shown. */
export type OutlineMove = { readonly select: string } | { readonly fold: string; readonly isFolded: boolean }

/** Reads a key as the tree pattern of ARIA has it; null for a key that does nothing here. */
export function outlineMove(
  lines: readonly OutlineLine[],
  folded: ReadonlySet<string>,
  selected: string | null,
  key: string,
): OutlineMove | null {
  const line = lines.find(({ id }) => id === selected)
  if (key === 'ArrowRight' || key === 'ArrowLeft') return line ? sideways(line, folded, lines, key) : null
  const target = targetOf(lines, selected, key)
  return target ? { select: target.id } : null
}

function targetOf(lines: readonly OutlineLine[], selected: string | null, key: string): OutlineLine | null {
  if (key === 'ArrowDown') return neighbourLine(lines, selected, 1)
  if (key === 'ArrowUp') return neighbourLine(lines, selected, -1)
  if (key === 'Home') return lines[0] ?? null
  return key === 'End' ? (lines.at(-1) ?? null) : null
}

function sideways(
  line: OutlineLine,
  folded: ReadonlySet<string>,
  lines: readonly OutlineLine[],
  key: 'ArrowRight' | 'ArrowLeft',
): OutlineMove | null {
  const { id, parent, children } = line
  if (key === 'ArrowLeft') {
    if (children > 0 && !folded.has(id)) return { fold: id, isFolded: true }
    return parent === null ? null : { select: parent }
  }
  if (children === 0) return null
  if (folded.has(id)) return { fold: id, isFolded: false }
  const inner = neighbourLine(lines, id, 1)
  return inner && { select: inner.id }
}
