import type { Fragment, Mark, Node } from 'prosemirror-model'
import { blockTags, type Attributes } from './elements.ts'
import { LINE, VALUE } from './schema.ts'

const NO_BREAK_SPACE = /&nbsp;/g

/** Writes a document of the editor as the HTML text that is stored. A no-break space stays a character. */
export function writeHtml(doc: Node): string {
  const html = writeNodes(doc.content)
  return isEmpty(doc) ? '' : html
}

/** True when a document holds nothing but one empty paragraph or line. */
export function isEmpty(doc: Node): boolean {
  if (doc.content.size === 0) return true
  const { firstChild, childCount } = doc
  if (childCount !== 1 || !firstChild?.isTextblock || firstChild.content.size > 0) return false
  return firstChild.type.name === LINE || (firstChild.type.name === 'p' && attributesOf(firstChild).length === 0)
}

const attributesOf = (node: Node | Mark): Attributes => (node.attrs['attributes'] as Attributes | undefined) ?? []

function writeNodes(fragment: Fragment): string {
  let html = ''
  let open: readonly Mark[] = []
  let last: Node | null = null
  fragment.forEach((node) => {
    const shared = sharedMarks(open, node.marks)
    html += closed(open.slice(shared)) + opened(node.marks.slice(shared))
    open = node.marks
    // Two lines without a tag would run into each other.
    if (node.type.name === LINE && last?.type.name === LINE) html += '<br>'
    html += writeNode(node)
    last = node
  })
  return html + closed(open)
}

function sharedMarks(one: readonly Mark[], other: readonly Mark[]): number {
  const differs = one.findIndex((mark, index) => !other[index] || !mark.eq(other[index]))
  return differs === -1 ? one.length : differs
}

const opened = (marks: readonly Mark[]): string => marks.map((mark) => startTag(tagOf(mark), attributesOf(mark))).join('')
const closed = (marks: readonly Mark[]): string =>
  marks
    .toReversed()
    .map((mark) => `</${tagOf(mark)}>`)
    .join('')
const tagOf = (mark: Mark): string => String(mark.attrs['tag'])

function writeNode(node: Node): string {
  const { name } = node.type
  if (node.isText) return escapedText(node.text ?? '')
  if (name === VALUE) return String(node.attrs['text'])
  if (name === LINE) return writeNodes(node.content)
  const start = startTag(name, attributesOf(node))
  return node.isLeaf ? start : `${start}${writeNodes(node.content)}</${name}>`
}

function startTag(tag: string, attributes: Attributes): string {
  return `<${tag}${attributes.map(([name, value]) => ` ${name}="${escapedAttribute(value)}"`).join('')}>`
}

const escapedText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapedAttribute = (text: string) => escapedText(text).replaceAll('"', '&quot;')

// White space beside these tags is not shown.
const BLOCK_ENDS = new RegExp(` ?(</?(?:${[...blockTags, 'br'].join('|')})(?: [^<>]*)?>) ?`, 'g')

function comparable(html: string): string {
  return html
    .replace(NO_BREAK_SPACE, '\u00a0')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(BLOCK_ENDS, '$1')
    .trim()
}

/** True when two HTML texts differ by nothing but white space that is not shown. */
export function isEqualHtml(one: string, other: string): boolean {
  return one === other || comparable(one) === comparable(other)
}
