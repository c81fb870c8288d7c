import { isBlock } from '#rich-text/paste/paste-nodes.ts'
import type { PastedBlock } from './pasted.ts'
import { purified, type BlockContext } from './purified.ts'

/** The props of a table block; null for a table without a caption or a row of names, with joined cells, or with more than lines in a cell. */
export function tableProps(table: Element, context: BlockContext): PastedBlock['props'] | null {
  const caption = table.querySelector('caption')?.textContent.trim() ?? ''
  const [head, ...rows] = [...table.querySelectorAll('tr')]
  const names = [...(head?.children ?? [])]
  if (caption === '' || !names.every(isName) || !isPlain(table)) return null
  if (rows.some(({ children }) => children.length !== names.length)) return null
  return {
    caption,
    columns: names.map(({ textContent }) => ({ label: textContent.trim() })),
    rows: rows.map(({ children }) => ({ cells: [...children].map(({ innerHTML }) => purified(context, innerHTML, 'html-inline')) })),
    rowHeaders: rows.every(({ firstElementChild }) => firstElementChild?.localName === 'th'),
  }
}

const isName = (cell: Element): boolean => cell.localName === 'th' && cell.querySelector('a, img') === null

function isPlain(table: Element): boolean {
  if (table.querySelector('table, img, [colspan], [rowspan]') !== null) return false
  return [...table.querySelectorAll('td, th')].every(({ childNodes }) => ![...childNodes].some((node) => isBlock(node)))
}
