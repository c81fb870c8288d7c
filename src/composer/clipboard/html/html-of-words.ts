import { escapeHtml } from '#domain/text/escape-html.ts'

interface Line {
  readonly indent: number
  readonly text: string
}

interface Item {
  readonly indent: number
  readonly isDrawn: boolean
  /** Null for a bullet. */
  readonly number: number | null
  readonly html: string
}

type Run = readonly [html: string, lines: number]

const ITEM = /^(?:([•◦▪‣●○■·])|[-*–]|(\d{1,3})[.)])\s+(\S.*)$/u

/** HTML of words without formats: blank lines divide paragraphs, signs at the beginning of lines make lists, tabs make tables. */
export function htmlOfWords(words: string): string {
  return words
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd()
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => htmlOfLines(paragraph.split('\n').map(lineOf)))
    .join('')
}

function lineOf(written: string): Line {
  const text = written.trimStart()
  const lead = written.slice(0, written.length - text.length)
  return { indent: lead.replaceAll('\t', '    ').length, text: text.trimEnd() }
}

function htmlOfLines(lines: readonly Line[]): string {
  let html = ''
  let plain: string[] = []
  const close = () => {
    if (plain.length > 0) html += `<p>${plain.map(escapeHtml).join('<br>')}</p>`
    plain = []
  }
  for (let at = 0; at < lines.length;) {
    const [run, length] = listAt(lines, at) ?? tableAt(lines, at) ?? ['', 0]
    if (length > 0) {
      close()
      html += run
    } else plain.push(lines[at]?.text ?? '')
    at += Math.max(1, length)
  }
  close()
  return html
}

/** The list that begins at a line; null for one sign that may be a dash, or numbers that do not follow each other. */
function listAt(lines: readonly Line[], from: number): Run | null {
  const items: Item[] = []
  let at = from
  for (; at < lines.length; at += 1) {
    const line = lines[at]
    const item = line && itemOf(line)
    if (!item) break
    items.push(item)
  }
  const [first] = items
  if (!first || (items.length === 1 && !first.isDrawn) || !counts(items)) return null
  return [listHtml(items), at - from]
}

function itemOf({ indent, text }: Line): Item | null {
  const [, drawn, number, words] = ITEM.exec(text) ?? []
  if (words === undefined) return null
  return { indent, isDrawn: drawn !== undefined, number: number === undefined ? null : Number(number), html: escapeHtml(words) }
}

/** True where each number is one more than the number before it on its level. */
function counts(items: readonly Item[]): boolean {
  const last = new Map<number, number>()
  return items.every(({ indent, number }) => {
    for (const deeper of last.keys()) if (deeper > indent) last.delete(deeper)
    const before = last.get(indent)
    if (number === null) last.delete(indent)
    else last.set(indent, number)
    return number === null || before === undefined || number === before + 1
  })
}

function listHtml(items: readonly Item[]): string {
  const [first] = items
  if (!first) return ''
  const end = items.findIndex(({ indent, number }) => indent <= first.indent && (number === null) !== (first.number === null))
  const own = end === -1 ? items : items.slice(0, end)
  const starts = own.flatMap(({ indent }, index) => (indent <= first.indent ? [index] : []))
  const inner = starts.map((start, index) => `<li>${own[start]?.html ?? ''}${listHtml(own.slice(start + 1, starts[index + 1]))}</li>`)
  const [open, close] = first.number === null ? ['<ul>', '</ul>'] : [first.number === 1 ? '<ol>' : `<ol start="${first.number}">`, '</ol>']
  return `${open}${inner.join('')}${close}${end === -1 ? '' : listHtml(items.slice(end))}`
}

/** The table that begins at a line: two lines or more with the same number of cells. Several tabs in a row are one where that makes it so. */
function tableAt(lines: readonly Line[], from: number): Run | null {
  const after = lines.slice(from).findIndex(({ text }) => !text.includes('\t'))
  const rows = lines.slice(from, after === -1 ? undefined : from + after).map(({ text }) => text)
  const tables = [/\t/, /\t+/].map((sign) => rows.map((row) => row.split(sign)))
  const table = tables.find((cells) => cells.length > 1 && cells.every(({ length }) => length === cells[0]?.length))
  if (!table) return null
  const html = table.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell.trim())}</td>`).join('')}</tr>`)
  return [`<table>${html.join('')}</table>`, rows.length]
}
