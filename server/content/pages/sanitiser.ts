import { JSDOM } from 'jsdom'
import { hashOfText } from '#engine/document/hash.ts'
import type { HtmlKind, Sanitise, Sanitised } from '#engine/text/html-rules.ts'
import { createPurifier, type Purifier } from '#engine/validation/purifier.ts'
import { exceedsMarkupBounds } from '#server/platform/input/markup-bounds.ts'
import { TextCache } from './text-cache.ts'

/** Cleaner of the HTML of content, with a cache. */
export interface Sanitiser {
  /** Changes with the library and with the rules: a text that another version has passed is cleaned again. */
  readonly version: string
  readonly sanitise: Sanitise
  /** True for a text with markup that `sanitise` would have to clean now. */
  readonly isUnknown: (html: string, kind: HtmlKind) => boolean
  /** Takes over what was made of a text elsewhere, by the same rules. */
  readonly learn: (html: string, kind: HtmlKind, result: Sanitised | null) => void
  /** Hashes of the texts that need no cleaning, to be stored beside a revision. */
  readonly passedHashes: (texts: Iterable<{ readonly kind: HtmlKind; readonly html: string }>) => string[]
  /** Loads hashes that are stored beside a revision; those of another version are ignored. */
  readonly trust: (version: string, hashes: readonly string[]) => void
}

const MEMORY = 16_000_000
// An object rather than null: the cache returns undefined for an unknown text.
const AS_IT_IS: Sanitised = { html: '', removed: [] }
const TOO_COMPLEX: Sanitised = { html: '', removed: ['markup with too many or too deeply nested elements'] }

let made: Purifier | null = null

/** One for the process: it remembers nothing of a text, and a window of jsdom takes long to make. */
function ownPurifier(): Purifier {
  return (made ??= createPurifier(new JSDOM('<!doctype html>').window))
}

/** Makes a sanitiser on jsdom with the rules of content. */
export function createSanitiser(): Sanitiser {
  const purifier = ownPurifier()
  const { version } = purifier
  const memory: Readonly<Record<HtmlKind, TextCache<Sanitised>>> = { html: new TextCache(MEMORY), 'html-inline': new TextCache(MEMORY) }
  const trusted = new Set<string>()

  const clean: Sanitise = (html, kind) => {
    if (trusted.size > 0 && trusted.has(textHash(kind, html))) return null
    return html.includes('<') && exceedsMarkupBounds(html) ? TOO_COMPLEX : purifier.sanitise(html, kind)
  }
  const sanitise: Sanitise = (html, kind) => {
    const known = memory[kind].get(html)
    if (known !== undefined) return known === AS_IT_IS ? null : known
    const result = clean(html, kind)
    memory[kind].set(html, result ?? AS_IT_IS)
    return result
  }
  return {
    version,
    sanitise,
    isUnknown: (html, kind) =>
      html.includes('<') && memory[kind].get(html) === undefined && !(trusted.size > 0 && trusted.has(textHash(kind, html))),
    learn: (html, kind, result) => memory[kind].set(html, result ?? AS_IT_IS),
    passedHashes: (texts) => [
      ...new Set([...texts].filter(({ html, kind }) => sanitise(html, kind) === null).map(({ html, kind }) => textHash(kind, html))),
    ],
    trust: (from, hashes) => {
      if (from === version) for (const hash of hashes) trusted.add(hash)
    },
  }
}

function textHash(kind: HtmlKind, html: string): string {
  return hashOfText(`${kind} ${html}`)
}
