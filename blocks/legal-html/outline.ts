import { stripTags } from '#renderer/html/strip-tags.ts'

/** A part of a legal text: its number, when its title begins with one, and the anchor of its place. */
export interface Part {
  readonly anchor: string
  readonly number: string | null
  readonly title: string
}

/** A legal text whose parts can be reached, and the list of them. */
export interface Outline {
  readonly html: string
  readonly parts: readonly Part[]
}

const HEADING = /<h2(?:\s[^<>]*)?>((?:(?!<h2[\s>])[\s\S])*?)<\/h2>/g
const NUMBERED = /^(?:article\s+)?(\d{1,3})\s*[.:–—-]\s*/i

/** Gives every h2 an anchor that begins so, and sets its number apart, so that it may stand in the margin. */
export function outline(html: string, start: string): Outline {
  const parts: Part[] = []
  const anchored = html.replace(HEADING, (_whole, inner: string) => {
    const number = NUMBERED.exec(inner)?.[1] ?? null
    const words = number === null ? inner : inner.replace(NUMBERED, '')
    const anchor = `${start}-${parts.length + 1}`
    parts.push({ anchor, number, title: plainText(words) })
    // No quotes: where this text stands inside an attribute, it must not end it.
    const mark = number === null ? '' : `<span class=part-number>${number}.</span> `
    return `<h2 id=${anchor}>${mark}${words}</h2>`
  })
  return { html: anchored, parts }
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', '\u00a0'],
])

function plainText(html: string): string {
  return stripTags(html)
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .trim()
}
