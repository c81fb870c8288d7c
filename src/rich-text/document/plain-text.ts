import { Schema, type Node } from 'prosemirror-model'
import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import { VALUE, value } from './schema.ts'

/** The document of a text without formats: characters, line ends and values of the site. */
export const plainSchema = new Schema({
  topNode: 'doc',
  // As code, it stores line ends as characters and takes what is pasted as text.
  nodes: { doc: { content: 'inline*', code: true }, text: { group: 'inline' }, [VALUE]: value },
})

/** True when a text names a value of the site. */
export function hasValue(text: string): boolean {
  return text.includes('{{') && splitAtPlaceholders(text).some(({ name }) => name !== null)
}

/** Reads a text without formats, its values of the site as nodes. */
export function readPlainText(text: string): Node {
  const parts = splitAtPlaceholders(text)
  return plainSchema.node(
    'doc',
    null,
    parts.map((part) => (part.name === null ? plainSchema.text(part.text) : plainSchema.node(VALUE, { text: part.text }))),
  )
}

/** The position in a document of a place in its text; inside a value, the position after it. */
export function positionAt(doc: Node, offset: number): number {
  let before = 0
  let position = 0
  for (const node of doc.children) {
    const { length } = node.textContent
    if (offset <= before) break
    position += node.isText ? Math.min(length, offset - before) : node.nodeSize
    before += length
  }
  return position
}
