import type { Html } from './html-template.ts'
import { html } from './html-template.ts'

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

function classOf(text: string, colon: string | undefined, word: string | undefined): string {
  if (colon !== undefined) return 'k'
  if (word !== undefined) return 'w'
  return text.startsWith('"') ? 's' : 'n'
}

/** A JSON value as people read it: indented, its keys and values coloured by class. */
export function writeJson(value: unknown): Html {
  const text = JSON.stringify(value, null, 2)
  const pieces: Html[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, quoted = whole, colon, word] = match
    pieces.push(html`${text.slice(end, match.index)}<span class="${classOf(whole, colon, word)}">${quoted}</span>${colon ?? ''}`)
    end = match.index + whole.length
  }
  return html`${pieces}${text.slice(end)}`
}
