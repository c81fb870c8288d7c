/** Part of a line of a guide. */
export type Part =
  | { readonly kind: 'text' | 'strong' | 'code' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

/** Line of a guide. */
export type Line = readonly Part[]

/** Block of a guide. */
export type GuideBlock =
  | { readonly kind: 'title' | 'heading'; readonly text: string; readonly id: string }
  | { readonly kind: 'picture'; readonly alt: string; readonly file: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: 'text'; readonly line: Line }

const MARKS = /\*\*([^*]{1,300})\*\*|`([^`]{1,100})`|<kbd>([^<]{1,20})<\/kbd>|\[([^\][]{1,200})\]\(([^()\s]{1,200})\)/g

/** Keeps French punctuation beside its word: the files have plain spaces. */
function withFrenchSpaces(line: string): string {
  return line.replaceAll(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0')
}

/** Reads the marks of a line: strong words, code, keys and links. */
export function parseLine(given: string): Line {
  const line = withFrenchSpaces(given)
  const parts: Part[] = []
  let from = 0
  for (const match of line.matchAll(MARKS)) {
    const [all, strong, code, key, text = '', to = ''] = match
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (key !== undefined) parts.push({ kind: 'key', text: key })
    else parts.push({ kind: 'link', text, to })
    from = match.index + all.length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

/** The name of a heading in an address, as links within guides write it. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const cellsOf = (row: string): Line[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => parseLine(cell.trim()))

function parseLines(lines: readonly string[]): GuideBlock {
  const isAll = (mark: RegExp) => lines.every((line) => mark.test(line))
  const without = (mark: RegExp) => lines.map((line) => parseLine(line.replace(mark, '')))
  if (isAll(/^- /)) return { kind: 'list', items: without(/^- /) }
  if (isAll(/^\d+\. /)) return { kind: 'steps', items: without(/^\d+\. /) }
  if (isAll(/^\|/)) return { kind: 'table', rows: lines.filter((_, at) => at !== 1).map(cellsOf) }
  return { kind: 'text', line: parseLine(lines.join(' ')) }
}

function parseBlock(block: string): GuideBlock {
  const [, level, heading = ''] = /^(##?) (.+)$/.exec(block) ?? []
  if (level !== undefined) return { kind: level === '#' ? 'title' : 'heading', text: heading, id: idOf(heading) }
  const [, alt, file = ''] = /^!\[([^\]]*)\]\(pictures\/([\w.-]+)\)$/.exec(block) ?? []
  if (alt !== undefined) return { kind: 'picture', alt, file }
  return parseLines(block.split('\n'))
}

/** Reads a guide, which is written in a part of Markdown: headings, paragraphs, lists, tables and pictures. */
export function parseGuide(markdown: string): readonly GuideBlock[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('<!--'))
    .map(parseBlock)
}
