import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import { hashOf } from '#engine/document/hash.ts'
import { allowedAttributes, allowedTags, ID_PREFIX, type HtmlKind, type Sanitise, type Sanitised } from '#engine/text/html-rules.ts'
import { safeUrl } from './safe-url.ts'

/** Cleaner of HTML without a cache. */
export interface Purifier {
  /** Changes with the library and with the rules: a text that another version has passed is cleaned again. */
  readonly version: string
  readonly sanitise: Sanitise
}

// Increased when the code below passes less than before.
const RULES = 5
const MAX_REMOVED = 20
// Follows a text while it is parsed: if it is missing in the result, unfinished markup has swallowed it.
const END = '\ufdd1'

/** Serialises what a browser makes of a text, without what is not allowed. */
type Purify = (html: string) => Sanitised

function createPurify(purifier: DOMPurify, document: Document, kind: HtmlKind): Purify {
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
  // DOMPurify would parse in quirks mode, which pages of the site do not have.
  const body = document.createElement('body')
  const settle = (html: string, removed: readonly string[]): Sanitised => {
    body.innerHTML = html
    const cleaned = purifier.sanitize(body)
    body.innerHTML = cleaned
    return body.innerHTML === cleaned ? { html: cleaned, removed } : { html: '', removed: [...removed, 'markup that does not settle'] }
  }
  return (html) => {
    body.innerHTML = html
    const cleaned = purifier.sanitize(body)
    const removed = purifier.removed.map((item) =>
      'element' in item
        ? `<${item.element.nodeName.toLowerCase()}>`
        : `${item.attribute?.name ?? 'attribute'} of <${item.from.nodeName.toLowerCase()}>`,
    )
    body.innerHTML = cleaned
    // Markup that changes when it is parsed again can smuggle a text past a sanitiser: it is cleaned until it is stable.
    return body.innerHTML === cleaned ? { html: cleaned, removed } : settle(body.innerHTML, removed)
  }
}

/** Returns the allowed value of an attribute, null to remove it. */
function attributeValue(node: Element, name: string, value: string): string | null {
  switch (name) {
    case 'id':
    case 'name':
      return value.startsWith(ID_PREFIX) ? value : `${ID_PREFIX}${value}`
    case 'href':
      return value.startsWith('#') ? placeInPage(node, value) : normaliseUrl(value)
    case 'src':
      return pathOfSite(value)
    case 'rel':
      return withoutOpener(value)
    case 'target':
      return value === '_blank' ? value : null
    default:
      return value
  }
}

// With « opener » a page that opens beside this one could lead this one elsewhere.
function withoutOpener(rel: string): string | null {
  const words = rel.split(/[\t\n\f\r ]+/).filter((word) => word !== '')
  const kept = words.filter((word) => word.toLowerCase() !== 'opener')
  if (kept.length === words.length) return rel
  return kept.length === 0 ? null : kept.join(' ')
}

// Pictures of other sites are stopped by the policy of content: a visitor would see a broken one.
function pathOfSite(src: string): string | null {
  const address = normaliseUrl(src)
  return address?.startsWith('/') ? address : null
}

// Ids of this text get a prefix, so links to them get it too. A link to a place of another block stays.
function placeInPage(node: Element, href: string): string | null {
  const id = href.slice(1)
  if (safeUrl(href) === null) return null
  if (id === '' || id.startsWith(ID_PREFIX)) return href
  const ids = Array.from(node.closest('body')?.querySelectorAll('[id]') ?? [], (element) => element.id)
  return ids.includes(id) || ids.includes(`${ID_PREFIX}${id}`) ? `#${ID_PREFIX}${id}` : href
}

function clean(purify: Purify, html: string): Sanitised | null {
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

/** Tags that the parser left out, such as a cell without a table. */
function droppedTags(html: string, cleaned: string): string[] {
  const present = tagNames(cleaned)
  return [...tagNames(html)].filter((name) => !present.has(name))
}

function tagNames(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/gi), ([, name = '']) => name.toLowerCase()))
}

/** Makes the cleaner of content on a window: that of the browser, or one of a DOM library. */
export function createPurifier(window: WindowLike & { readonly document: Document }): Purifier {
  // In an inert document no picture of an unclean text is loaded and no handler runs.
  const inert = window.document.implementation.createHTMLDocument('')
  const purify: Readonly<Record<HtmlKind, Purify>> = {
    html: createPurify(createDOMPurify(window), inert, 'html'),
    'html-inline': createPurify(createDOMPurify(window), inert, 'html-inline'),
  }
  return {
    version: `${createDOMPurify.version} ${hashOf([allowedTags, allowedAttributes, RULES]).slice(0, 20)}`,
    sanitise: (html, kind) => clean(purify[kind], html),
  }
}
