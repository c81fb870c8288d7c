import { DOMSerializer, type Schema } from 'prosemirror-model'
import { VALUE } from '#rich-text/document/schema.ts'

/** Copies values of the site as their text. */
export function clipboardSerializer(schema: Schema): DOMSerializer {
  const nodes = DOMSerializer.nodesFromSchema(schema)
  return new DOMSerializer({ ...nodes, [VALUE]: (node) => ['span', String(node.attrs['text'])] }, DOMSerializer.marksFromSchema(schema))
}
