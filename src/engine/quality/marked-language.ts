// The attributes begin with a sign that no name has, so each tag is matched in linear time.
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^a-z0-9<>"](?:"[^"]*"|[^<>"])*)?)>/g
const LANG = / lang="([a-zA-Z]{2,3})(?:[-_][^"]*)?"/
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col', 'source', 'input'])

/** A run of a text with the language that its author has marked it with, such as `en`; null without a mark. */
export interface MarkedRun {
  readonly language: string | null
  readonly html: string
}

interface OpenElement {
  readonly name: string
  readonly language: string | null
}

const languageIn = (open: readonly OpenElement[]): string | null => open.at(-1)?.language ?? null

function afterTag(open: readonly OpenElement[], [, slash, name = '', attributes = '']: readonly string[]): readonly OpenElement[] {
  if (slash === '/') {
    const from = open.findLastIndex((each) => each.name === name)
    return from === -1 ? open : open.slice(0, from)
  }
  if (VOID.has(name)) return open
  return [...open, { name, language: LANG.exec(attributes)?.[1]?.toLowerCase() ?? languageIn(open) }]
}

/** Splits sanitised HTML by the languages that its `lang` attributes say. */
export function markedRuns(html: string): MarkedRun[] {
  if (!html.includes(' lang="')) return [{ language: null, html }]
  const runs: MarkedRun[] = []
  let open: readonly OpenElement[] = []
  let from = 0
  for (const tag of html.matchAll(TAG)) {
    runs.push({ language: languageIn(open), html: html.slice(from, tag.index) })
    open = afterTag(open, tag)
    from = tag.index + tag[0].length
  }
  return [...runs, { language: languageIn(open), html: html.slice(from) }].filter((run) => run.html !== '')
}
