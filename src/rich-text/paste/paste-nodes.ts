import { blockTags } from '../document/elements.ts'

/** Elements that other programs use as boxes: their text becomes paragraphs. */
export const boxTags: ReadonlySet<string> = new Set(
  'div section article main header footer aside nav center form fieldset address'.split(' '),
)

const nameOf = (node: Node | undefined): string | null => (node instanceof Element ? node.localName : null)

/** True for an element that stands beside lines of text. */
export const isBlock = (node: Node | null): boolean =>
  node instanceof Element && (blockTags.includes(node.localName) || boxTags.has(node.localName) || node.localName === 'h1')

const holdsPicture = (node: Node) => node instanceof Element && (node.localName === 'img' || node.querySelector('img') !== null)

/** True for what a reader sees nothing of. */
export const isBlank = (node: Node): boolean => !holdsPicture(node) && (node.textContent ?? '').trim() === ''

const isBreak = (node: Node | undefined) => nameOf(node) === 'br'

/** Leaves out blank texts and line breaks at both ends, and all but one of the line breaks that follow each other. */
export function withoutEnds(nodes: readonly Node[]): Node[] {
  const once = nodes.reduce<Node[]>((before, node) => (isBreak(before.at(-1)) && isBlank(node) ? before : [...before, node]), [])
  const first = once.findIndex((node) => !isBlank(node))
  return first === -1 ? [] : once.slice(first, once.findLastIndex((node) => !isBlank(node)) + 1)
}

/** Puts each run of text between blocks into a paragraph. */
export function inParagraphs(nodes: readonly Node[], document: Document): Node[] {
  const result: Node[] = []
  let run: Node[] = []
  const close = () => {
    const content = withoutEnds(run)
    run = []
    if (content.length === 0) return
    const paragraph = document.createElement('p')
    paragraph.append(...content)
    result.push(paragraph)
  }
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node)
    else {
      close()
      result.push(node)
    }
  }
  close()
  return result
}

/** Puts an element of a line around the lines of what it holds: blocks cannot stand in it. Headings are bold by themselves. */
export function spread(format: Element, nodes: readonly Node[]): Node[] {
  const result: Node[] = []
  let open: Node | null = null
  for (const node of nodes) {
    if (!isBlock(node) && !(open === null && isBlank(node))) {
      if (open === null) result.push((open = format.cloneNode(false)))
      open.appendChild(node)
      continue
    }
    open = null
    if (takesFormat(node, format)) node.replaceChildren(...spread(format, [...node.childNodes]))
    result.push(node)
  }
  return result
}

const takesFormat = (node: Node, format: Element): node is Element =>
  isBlock(node) && !(format.localName === 'strong' && /^h[1-6]$/.test(nameOf(node) ?? ''))

/** The content of a list item or a cell without the one paragraph around its text; lists may follow. */
export function withoutParagraph(nodes: readonly Node[]): readonly Node[] {
  const filled = nodes.filter((node) => !isBlank(node))
  const [only, ...others] = filled
  const isOnly = others.every((node) => ['ul', 'ol'].includes(nameOf(node) ?? ''))
  return isOnly && only && nameOf(only) === 'p' && !(only as Element).hasAttributes() ? [...only.childNodes, ...others] : nodes
}

/** Leaves out the spaces at the end of a line, which programs write behind a paragraph. */
export function withoutEndSpace(nodes: readonly Node[]): Node[] {
  const last = nodes.at(-1)
  if (!(last instanceof Text)) return [...nodes]
  // It takes no-break spaces as well.
  last.data = last.data.trimEnd()
  return last.data === '' ? withoutEndSpace(nodes.slice(0, -1)) : [...nodes]
}

/** Where only a line may stand, line breaks set a block apart, and a space a cell. */
export function withBreaks(element: Element, inner: readonly Node[]): Node[] {
  if (inner.every(isBlank)) return []
  const document = element.ownerDocument
  if (['td', 'th'].includes(element.localName)) return [...withoutEnds(inner), document.createTextNode(' ')]
  return [document.createElement('br'), ...inner, document.createElement('br')]
}
