import { escapeHtml } from '#domain/text/escape-html.ts'

/** A piece of HTML whose text has been escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Html | readonly Html[]

function write(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('')
  return escapeHtml(String(piece))
}

/** Writes HTML: every value that is put in is escaped, unless it is HTML itself. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, index) => text + (index < pieces.length ? write(pieces[index] ?? '') : '')).join(''))
}

/** Nothing at all. */
export const nothing = new Html('')
