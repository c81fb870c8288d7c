import { allowedTags, type HtmlKind } from '#engine/text/html-rules.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { voidTags } from '../document/elements.ts'
import { isPlainBold, withFormats } from './paste-formats.ts'
import {
  boxTags,
  inParagraphs,
  isBlank,
  isBlock,
  spread,
  withBreaks,
  withoutEnds,
  withoutEndSpace,
  withoutParagraph,
} from './paste-nodes.ts'
import { countLeft, isOfSite } from './count-left.ts'
import { DropCount } from './drop-count.ts'
import { divideAtValues } from './list-numbers.ts'
import { quietAttributes } from './quiet-attributes.ts'
import { nestLists } from './nest-lists.ts'
import { languageOf, passOn, saysLanguage } from './paste-language.ts'
import { removeForeign } from './remove-foreign.ts'
import { removeUnseen } from './remove-unseen.ts'
import { restoreWordLists } from './word-lists.ts'

const REMOVED = 'script,style,meta,link,title,template,input,noscript,o\\:p'
/** Elements with a better name in content. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', strike: 's', tt: 'code' }
/** Allowed elements that say nothing when they are pasted. */
const noise = new Set(['span', 'bdo', 'bdi', 'ins', 'del', 'small', 'u'])
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  abbr: ['title'],
  time: ['datetime'],
  ol: ['start', 'reversed'],
  img: ['src', 'alt', 'width', 'height'],
}
/** Elements whose content is without a paragraph. */
const itemTags = new Set(['li', 'td', 'th', 'dd'])
/** Elements that end a line. */
const lineTags = new Set([...itemTags, 'p', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'caption', 'figcaption', 'summary'])
const emptyOnes = new Set(['td', 'th', 'tr'])

/** Cleans HTML that was copied from Word, Google Docs or a page: the formats that content knows stay, everything else becomes plain text, and is counted. */
export function cleanPaste(html: string, kind: HtmlKind, dropped = new DropCount()): string {
  const body = readPasted(html)
  cleanPastedBody(body, kind, dropped)
  return body.innerHTML.replaceAll('&nbsp;', '\u00a0')
}

/** Parses pasted HTML in an inert document: no script of it runs and no picture is loaded. The style of each element stays readable. */
export function readPasted(html: string): HTMLElement {
  return new DOMParser().parseFromString(quietAttributes(html), 'text/html').body
}

/** Replaces the content of a parsed paste by its cleaned content, and counts what is left out. */
export function cleanPastedBody(body: HTMLElement, kind: HtmlKind, dropped: DropCount): void {
  removeUnseen(body, dropped)
  removeForeign(body, dropped)
  for (const element of body.querySelectorAll(REMOVED)) element.remove()
  restoreWordLists(body)
  countLeft(body, kind, dropped)
  nestLists(body)
  divideAtValues(body)
  const cleaned = cleanNodes(body, kind)
  // Text without blocks is pasted into the line at the caret.
  body.replaceChildren(...(cleaned.some(isBlock) ? inParagraphs(cleaned, body.ownerDocument) : withoutEnds(cleaned)))
}

function cleanNodes(parent: Element, kind: HtmlKind): Node[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return cleanText(node)
    return node instanceof Element ? cleanElement(node, kind) : []
  })
}

function cleanText(text: Text): Node[] {
  if (text.parentElement?.closest('pre')) return [text]
  const data = text.data.replace(/[ \t\r\n\f]+/g, ' ')
  return data === ' ' && isBetweenBlocks(text) ? [] : [text.ownerDocument.createTextNode(data)]
}

// Line ends of the source between blocks are no text; a space that is alone in an element of a line is one.
function isBetweenBlocks({ previousSibling, nextSibling, parentElement }: Text): boolean {
  if (previousSibling === null && nextSibling === null) return parentElement === null || isBlock(parentElement)
  return [previousSibling, nextSibling].every((next) => next === null || isBlock(next))
}

function cleanElement(element: Element, kind: HtmlKind): Node[] {
  const tag = ownValue(renamed, element.localName) ?? element.localName
  if (voidTags.has(tag)) return cleanLeaf(element, tag, kind)
  const inner = withFormats(element, tag, cleanNodes(element, kind))
  if (boxTags.has(tag) || !isAllowed(element, tag, kind)) return unwrapped(element, inner, kind)
  if (inner.every(isBlank) && !emptyOnes.has(tag)) return []
  const copy = copied(element, tag)
  if (!isBlock(copy) && inner.some(isBlock)) return spread(copy, inner)
  copy.append(...contentOf(tag, inner))
  return [copy]
}

function cleanLeaf(element: Element, tag: string, kind: HtmlKind): Node[] {
  if (!allowedTags[kind].includes(tag)) return []
  return tag !== 'img' || isOfSite(element) ? [copied(element, tag)] : []
}

function isAllowed(element: Element, tag: string, kind: HtmlKind): boolean {
  if ((noise.has(tag) && !saysLanguage(element)) || !allowedTags[kind].includes(tag) || isPlainBold(element, tag)) return false
  return tag !== 'a' || normaliseUrl(element.getAttribute('href') ?? '') !== null
}

function unwrapped(element: Element, inner: Node[], kind: HtmlKind): Node[] {
  if (!isBlock(element)) return inner
  return kind === 'html' ? passOn(element, inParagraphs(inner, element.ownerDocument)) : withBreaks(element, inner)
}

function copied(element: Element, tag: string): Element {
  const copy = element.ownerDocument.createElement(tag)
  for (const [name, value] of [...ownAttributes(element, tag), ...languageOf(element)]) copy.setAttribute(name, value)
  return copy
}

function contentOf(tag: string, inner: readonly Node[]): readonly Node[] {
  const content = itemTags.has(tag) ? withoutParagraph(inner) : inner
  return lineTags.has(tag) ? withoutEndSpace(content) : content
}

const ownAttributes = (element: Element, tag: string) =>
  (ownValue(attributesOf, tag) ?? []).flatMap((name) => {
    const value = element.getAttribute(name)?.trim()
    return value === undefined || (name.endsWith('span') && value === '1') ? [] : [[name, value] as const]
  })
