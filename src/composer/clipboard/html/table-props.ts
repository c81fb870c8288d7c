import { isBlock } from '#rich-text/paste/paste-nodes.ts'
import { lineOf } from './line-of.ts'
import type { PastedBlock } from './pasted.ts'
import { purified, type BlockContext } from './purified.ts'

/** The props of a table block; null for a table without a caption or a row of names, with joined cells, or with more than lines in a cell. */
export function tableProps(table: Element, context: BlockContext): PastedBlock['props'] | null {
  const name = table.querySelector('caption')
  const caption = (name && lineOf(name)) ?? ''
  const [head, ...rows] = [...table.querySelectorAll('tr')]
  const names = [...(head?.children ?? [])]
  const labels = names.map((cell) => (cell.localName === 'th' ? lineOf(cell) : null))
  if (caption === '' || !labels.every((label) => label !== null) || !isPlain(table)) return null
  if (rows.some(({ children }) => children.length !== names.length)) return null
  return {
    caption,
    columns: labels.map((label) => ({ label })),
    rows: rows.map(({ children }) => ({ cells: [...children].map(({ innerHTML }) => purified(context, innerHTML, 'html-inline')) })),
    rowHeaders: rows.every(({ firstElementChild }) => firstElementChild?.localName === 'th'),
  }
}

function isPlain(table: Element): boolean {
  if (table.querySelector('table, img, [colspan], [rowspan]') !== null) return false
  return [...table.querySelectorAll('td, th')].every(({ childNodes }) => ![...childNodes].some((node) => isBlock(node)))
}
