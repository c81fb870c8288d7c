import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { hashOf, hashOfText } from '#engine/document/hash.ts'
import { allowedAttributes, allowedTags, ID_PREFIX, type HtmlKind, type Sanitise, type Sanitised } from '#engine/validation/html-rules.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import { TextCache } from './text-cache.ts'

/** Cleans the HTML of content, and remembers what it passed. */
export interface Sanitiser {
  /** Changes with the library and with our rules: what another version passed is looked at again. */
  readonly version: string
  readonly sanitise: Sanitise
  /** Hashes of the texts that may be shown as they are, to be kept beside a stored revision. */
  readonly passedHashes: (texts: Iterable<{ readonly kind: HtmlKind; readonly html: string }>) => string[]
  /** Takes up hashes kept beside a revision; those of another version are not believed. */
  readonly trust: (version: string, hashes: readonly string[]) => void
}

// Goes up when the code below passes less than before.
const RULES = 3
const MEMORY = 16_000_000
const MAX_REMOVED = 20
// Stands at the end of a text while it is parsed: where it does not come out again, unfinished markup has swallowed it.
const END = '\ufdd1'
// An object rather than null: a memory answers undefined for what it does not know.
const AS_IT_IS: Sanitised = { html: '', removed: [] }

/** Makes a sanitiser: DOMPurify on jsdom with the rules of content. */
export function createSanitiser(): Sanitiser {
  const { window } = new JSDOM('<!doctype html>')
  const purifiers = {
    html: createPurifier(window, 'html'),
    'html-inline': createPurifier(window, 'html-inline'),
  }
  const version = `${purifiers.html.version} ${hashOf([allowedTags, allowedAttributes, RULES]).slice(0, 20)}`
  const memory: Readonly<Record<HtmlKind, TextCache<Sanitised>>> = { html: new TextCache(MEMORY), 'html-inline': new TextCache(MEMORY) }
  const trusted = new Set<string>()

  const sanitise: Sanitise = (html, kind) => {
    const known = memory[kind].get(html)
    if (known !== undefined) return known === AS_IT_IS ? null : known
    const result = trusted.size > 0 && trusted.has(textHash(kind, html)) ? null : clean(purifiers[kind].purify, html)
    memory[kind].set(html, result ?? AS_IT_IS)
    return result
  }
  return {
    version,
    sanitise,
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

/** Cleans one text: what the browser would make of it is written out, without what is not allowed. */
type Purifier = (html: string) => Sanitised

function createPurifier(window: JSDOM['window'], kind: HtmlKind): { version: string; purify: Purifier } {
  const purifier = createDOMPurify(window)
  purifier.setConfig({
    // The body that holds the text while it is cleaned; none comes out.
    ALLOWED_TAGS: [...allowedTags[kind], 'body'],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  })
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const value = attributeValue(node, data.attrName, data.attrValue)
    if (value === null) data.keepAttr = false
    else data.attrValue = value
  })
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'IMG' || node.hasAttribute('src')) return
    // A picture of nothing would be shown as a broken one.
    node.remove()
    purifier.removed.push({ element: node })
  })
  // Parsed here rather than by DOMPurify, whose document is in quirks mode: a page of ours is not.
  const body = window.document.createElement('body')
  const purify: Purifier = (html) => {
    body.innerHTML = html
    const cleaned = purifier.sanitize(body)
    const removed = purifier.removed.map((item) =>
      'element' in item
        ? `<${item.element.nodeName.toLowerCase()}>`
        : `${item.attribute?.name ?? 'attribute'} of <${item.from.nodeName.toLowerCase()}>`,
    )
    body.innerHTML = cleaned
    // Markup that is read otherwise than it was written is how a text gets past a sanitiser: it is cleaned until it stays.
    return body.innerHTML === cleaned ? { html: cleaned, removed } : unsettled(body.innerHTML, removed)
  }
  const unsettled = (html: string, removed: readonly string[]): Sanitised => {
    body.innerHTML = html
    const cleaned = purifier.sanitize(body)
    body.innerHTML = cleaned
    return body.innerHTML === cleaned ? { html: cleaned, removed } : { html: '', removed: [...removed, 'markup that does not settle'] }
  }
  return { version: purifier.version, purify }
}

/** What an attribute may say, null when it has to go. */
function attributeValue(node: Element, name: string, value: string): string | null {
  switch (name) {
    case 'id':
    case 'name':
      return value.startsWith(ID_PREFIX) ? value : `${ID_PREFIX}${value}`
    case 'href':
      return value.startsWith('#') ? placeInPage(node, value) : safeUrl(value)
    case 'src':
      return /^(?:https?:|\/)/i.test(value) ? safeUrl(value) : null
    case 'target':
      return value === '_blank' ? value : null
    default:
      return value
  }
}

// Ids of this text are prefixed, so links to them follow; a link to another block's place stays as it is.
function placeInPage(node: Element, href: string): string | null {
  const id = href.slice(1)
  if (safeUrl(href) === null) return null
  if (id === '' || id.startsWith(ID_PREFIX)) return href
  const ids = Array.from(node.closest('body')?.querySelectorAll('[id]') ?? [], (element) => element.id)
  return ids.includes(id) || ids.includes(`${ID_PREFIX}${id}`) ? `#${ID_PREFIX}${id}` : href
}

function clean(purify: Purifier, html: string): Sanitised | null {
  let marked: Sanitised
  try {
    marked = purify(`${html}${END}`)
  } catch {
    return { html: '', removed: ['markup that cannot be read'] }
  }
  const removed = new Set(marked.removed)
  if (!marked.html.includes(END)) removed.add('unfinished markup')
  if (html.includes(END)) removed.add('an invalid character')
  const cleaned = marked.html.replaceAll(END, '')
  // The serialiser spells a no-break space as an entity, and French text is full of them.
  if (removed.size === 0 && (cleaned === html || cleaned.replaceAll('&nbsp;', '\u00a0') === html)) return null
  for (const name of droppedTags(html, cleaned)) removed.add(`<${name}>`)
  return { html: cleaned, removed: [...removed].slice(0, MAX_REMOVED) }
}

/** The tags that the parser itself left out, such as a cell without a table. */
function droppedTags(html: string, cleaned: string): string[] {
  const kept = tagNames(cleaned)
  return [...tagNames(html)].filter((name) => !kept.has(name))
}

function tagNames(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/gi), ([, name = '']) => name.toLowerCase()))
}
