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

/** The content of a list item or a cell without the one paragraph around it. */
export function withoutParagraph(nodes: readonly Node[]): readonly Node[] {
  const filled = nodes.filter((node) => !isBlank(node))
  const [only] = filled
  return filled.length === 1 && only && nameOf(only) === 'p' ? [...only.childNodes] : nodes
}

/** Where only a line may stand, line breaks set a block apart, and a space a cell. */
export function withBreaks(element: Element, inner: readonly Node[]): Node[] {
  if (inner.every(isBlank)) return []
  const document = element.ownerDocument
  if (['td', 'th'].includes(element.localName)) return [...withoutEnds(inner), document.createTextNode(' ')]
  return [document.createElement('br'), ...inner, document.createElement('br')]
}
