/** Elements whose parts are of no use apart. */
const WHOLE = new Set(['tr'])

/** An element in pieces whose HTML has at most `longest` characters: lists and tables between their items, texts between their words. */
export function splitLong(element: Element, longest: number): Element[] {
  if (element.outerHTML.length <= longest) return [element]
  const parts = halves(element)
  return parts ? parts.flatMap((part) => splitLong(part, longest)) : splitLong(asText(element), longest)
}

/** An element in two, each with half of the content; null for one that cannot be divided. */
function halves(element: Element): [Element, Element] | null {
  const { childNodes } = element
  const [first] = childNodes
  if (first === undefined || WHOLE.has(element.localName)) return null
  const inner =
    childNodes.length > 1 ? halfLists(childNodes) : first instanceof Element ? halves(first)?.map((node) => [node]) : halfTexts(first)
  return inner ? (inner.map((nodes) => around(element, nodes)) as [Element, Element]) : null
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
  const at = space === -1 ? middle : space
  return [words.slice(0, at), words.slice(at).trimStart()].map((part) => [document.createTextNode(part)])
}

function around(element: Element, nodes: readonly Node[]): Element {
  const copy = element.cloneNode(false) as Element
  copy.append(...nodes)
  return copy
}

function asText(element: Element): Element {
  const paragraph = element.ownerDocument.createElement('p')
  paragraph.textContent = element.textContent
  return paragraph
}
