import { itemNumbers, startAt } from '#rich-text/paste/list-numbers.ts'
import { boundaryAt } from '#schemas/text/cut-text.ts'
import { wordsOf } from './line-of.ts'
import { halfTables } from './split-table.ts'

/** Elements whose parts are of no use apart. */
const WHOLE = new Set(['tr'])

/** An element in pieces whose HTML has at most `longest` characters: lists and tables between their items, texts between their words. Numbers of lists go on, heads of tables come again. */
export function splitLong(element: Element, longest: number): Element[] {
  if (element.outerHTML.length <= longest) return [element]
  const parts = halves(element)
  return parts ? parts.flatMap((part) => splitLong(part, longest)) : splitLong(asText(element), longest)
}

/** An element in two, each with half of the content; null for one that cannot be divided. */
function halves(element: Element): [Element, Element] | null {
  if (element.localName === 'table') return halfTables(element)
  const { childNodes } = element
  const numbers = element.localName === 'ol' ? itemNumbers(element) : []
  const [first] = childNodes
  if (first === undefined || WHOLE.has(element.localName)) return null
  const inner =
    childNodes.length > 1 ? halfLists(childNodes) : first instanceof Element ? halves(first)?.map((node) => [node]) : halfTexts(first)
  if (!inner) return null
  const parts = inner.map((nodes) => around(element, nodes)) as [Element, Element]
  if (element.localName === 'ol') goOn(numbers, parts)
  return parts
}

// An item that is itself in two pieces has its number in both.
function goOn(numbers: readonly number[], [first, second]: readonly [Element, Element]): void {
  const [one = 1] = numbers
  startAt(first, one)
  startAt(second, numbers.length > 1 ? (numbers[first.children.length] ?? one) : one)
}

function halfLists(nodes: NodeListOf<ChildNode>): Node[][] {
  const middle = Math.ceil(nodes.length / 2)
  return [[...nodes].slice(0, middle), [...nodes].slice(middle)]
}

function halfTexts(text: ChildNode): Node[][] | null {
  const words = text.textContent ?? ''
  if (words.length < 2) return null
  const middle = Math.ceil(words.length / 2)
  const space = words.indexOf(' ', middle)
  const at = space === -1 ? insideWord(words, middle) : space
  return [words.slice(0, at), words.slice(at).replace(/^ +/, '')].map((part) => [document.createTextNode(part)])
}

// A text that is one character is divided between its code points.
function insideWord(words: string, middle: number): number {
  const boundary = boundaryAt(words, middle)
  return boundary > 0 ? boundary : (words.codePointAt(0) ?? 0) > 0xffff ? 2 : 1
}

function around(element: Element, nodes: readonly Node[]): Element {
  const copy = element.cloneNode(false) as Element
  copy.append(...nodes)
  return copy
}

function asText(element: Element): Element {
  const paragraph = element.ownerDocument.createElement('p')
  paragraph.textContent = wordsOf(element)
  return paragraph
}
