import { foldSpaces } from '#schemas/text/fold-spaces.ts'

// Sanitised HTML is serialised by a browser: attributes have double quotes, and outside of them each « < » opens a tag.
const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:[^<>"]|"[^"]*")*)>/g
// On small screens a wide table scrolls, so it must be focusable.
const REACHABLE = ' tabindex="0"'

interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly attributes: string
  readonly start: number
  readonly end: number
}

function tagsOf(html: string): Tag[] {
  return Array.from(html.matchAll(TAG), ({ 0: tag, 1: closing, 2: name = '', 3: attributes = '', index }) => ({
    name,
    closing: closing !== '',
    attributes,
    start: index,
    end: index + tag.length,
  }))
}

/** Makes the tables of sanitised HTML usable on small screens: focusable, and with the column heading in each cell. */
export function makeTablesResponsive(html: string): string {
  let written = ''
  let copied = 0
  let table: Tag[] = []
  let depth = 0
  for (const tag of tagsOf(html)) {
    if (tag.name === 'table' && !tag.closing) depth += 1
    if (depth > 0) table.push(tag)
    if (tag.name !== 'table' || !tag.closing || depth === 0) continue
    depth -= 1
    if (depth > 0) continue
    written += html.slice(copied, table[0]?.start) + readableTable(html, table)
    copied = tag.end
    table = []
  }
  return written + html.slice(copied)
}

function readableTable(html: string, tags: readonly Tag[]): string {
  const headings = columnHeadings(html, tags)
  const labels = headings === null ? new Map<Tag, string>() : cellLabels(tags, headings)
  let written = ''
  let copied = tags[0]?.start ?? 0
  for (const tag of tags) {
    const isTable = tag.name === 'table' && !tag.closing
    const added = isTable ? `${REACHABLE}${headings === null ? '' : ' data-labelled=""'}` : labels.get(tag)
    if (added === undefined) continue
    const place = tag.start + 1 + tag.name.length
    written += html.slice(copied, place) + added
    copied = place
  }
  return written + html.slice(copied, tags.at(-1)?.end)
}

/** Returns the label of each body cell. The first cell of a row is its title. */
function cellLabels(tags: readonly Tag[], headings: readonly string[]): Map<Tag, string> {
  const labels = new Map<Tag, string>()
  let column = 0
  for (const tag of tags.slice(endOfHead(tags)).filter(({ closing }) => !closing)) {
    if (tag.name === 'tr') column = 0
    if (!isCell(tag)) continue
    const heading = headings[column] ?? ''
    if (column > 0 && heading !== '') labels.set(tag, ` data-label="${heading}"`)
    column += 1
  }
  return labels
}

const endOfHead = (tags: readonly Tag[]) => tags.findIndex(({ name, closing }) => name === 'thead' && closing) + 1

const isCell = ({ name }: Tag) => name === 'td' || name === 'th'

/** Returns the text of each column heading; null for a table without one heading for each cell. */
function columnHeadings(html: string, tags: readonly Tag[]): string[] | null {
  const tables = tags.filter(({ name }) => name === 'table')
  const head = tags.slice(0, endOfHead(tags))
  const rows = head.filter(({ name, closing }) => name === 'tr' && !closing)
  if (tables.length !== 2 || rows.length !== 1 || tags.some(({ attributes }) => /\s(?:col|row)span=/.test(attributes))) return null
  const cells = head.filter(isCell)
  const headings = cells.flatMap((cell, at) => (cell.closing ? [] : [plainText(html.slice(cell.end, cells[at + 1]?.start))]))
  return headings.length > 1 ? headings : null
}

function plainText(html: string): string {
  return foldSpaces(html.replaceAll(TAG, ' ').replaceAll('"', '&quot;')).trim()
}
