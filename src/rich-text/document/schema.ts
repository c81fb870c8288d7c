import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec, type TagParseRule } from 'prosemirror-model'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { blockTags, formatTags, inlineLeafTags, readAttributes, voidTags } from './elements.ts'
import { shownAttributes } from './shown-attributes.ts'

/** Name of the node that holds bare text in a list item, a cell or the document; it has no tag. */
export const LINE = 'line'
/** Name of the node of a value of the site, written `{{NAME}}`. */
export const VALUE = 'value'
/** Name of the one mark: all formats share it, so that they nest in the order in which they were written. */
export const FORMAT = 'format'
/** Element that stands for a value of the site while a text is read. */
export const VALUE_TAG = 'site-value'

const TEXT = 'inline*'
// A line first: bare text of a list item or a cell then gets no paragraph.
const FLOW = '(line | block)+'

/** Content of each element. An element that is not listed holds lines and blocks. */
const contents: Readonly<Record<string, string>> = {
  p: TEXT,
  h2: TEXT,
  h3: TEXT,
  h4: TEXT,
  h5: TEXT,
  h6: TEXT,
  pre: TEXT,
  ul: 'li+',
  ol: 'li+',
  dl: '(dt | dd | div)*',
  table: '(caption | colgroup | thead | tbody | tfoot)*',
  colgroup: 'col*',
  thead: 'tr*',
  tbody: 'tr*',
  tfoot: 'tr*',
  tr: '(td | th)*',
  figure: '(figcaption | line | block)+',
  details: '(summary | line | block)+',
}

/** Elements that stand in one parent alone. */
const parts = new Set('caption col colgroup dd dt figcaption li summary tbody td tfoot th thead tr'.split(' '))
/** Elements whose ends no editing joins with their surroundings. */
const isolated = new Set(['td', 'th', 'caption', 'figcaption', 'summary'])

/** Elements that hold lines and blocks, so that bare text in them is wrapped in lines while it is read. */
export const flowTags: readonly string[] = blockTags.filter((tag) => !voidTags.has(tag) && /\bline\b/.test(ownValue(contents, tag) ?? FLOW))

const attributes = { attributes: { default: [] } }
const rule = (tag: string): TagParseRule => ({ tag, getAttrs: (element) => ({ attributes: readAttributes(element) }) })

function leaf(tag: string, inline: boolean, group?: string): NodeSpec {
  return {
    ...(group !== undefined && { group }),
    inline,
    attrs: attributes,
    parseDOM: [rule(tag)],
    toDOM: (node) => [tag, shownAttributes(node.attrs)],
  }
}

function container(tag: string): NodeSpec {
  return {
    content: ownValue(contents, tag) ?? FLOW,
    ...(parts.has(tag) ? {} : { group: 'block' }),
    attrs: attributes,
    defining: tag === 'li' || tag === 'blockquote' || /^h\d$/.test(tag),
    isolating: isolated.has(tag),
    ...(tag === 'pre' && { code: true, whitespace: 'pre' as const }),
    parseDOM: [tag === 'pre' ? { ...rule(tag), preserveWhitespace: 'full' } : rule(tag)],
    // A closed one would hide its text from the person who edits it.
    toDOM: (node): DOMOutputSpec => [tag, { ...shownAttributes(node.attrs), ...(tag === 'details' && { open: '' }) }, 0],
  }
}

const blockNodes = Object.fromEntries(
  // A paragraph is the first choice where a block is missing.
  [...blockTags]
    .sort((one, other) => Number(other === 'p') - Number(one === 'p'))
    .map((tag) => [tag, voidTags.has(tag) ? leaf(tag, false, parts.has(tag) ? undefined : 'block') : container(tag)]),
)

const line: NodeSpec = { content: TEXT, parseDOM: [{ tag: LINE }], toDOM: () => [LINE, 0] }

/** Specification of the node of a value of the site. */
export const value: NodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  // A click beside it puts the caret there: typing never replaces a value.
  selectable: false,
  attrs: { text: {} },
  leafText: (node) => String(node.attrs['text']),
  parseDOM: [{ tag: VALUE_TAG, getAttrs: (element) => ({ text: element.getAttribute('data-text') }) }],
  toDOM: (node) => [VALUE_TAG, { 'data-text': String(node.attrs['text']) }, String(node.attrs['text'])],
}

const format: MarkSpec = {
  attrs: { tag: {}, ...attributes },
  excludes: '',
  parseDOM: formatTags.map((tag) => ({ tag, getAttrs: (element) => ({ tag, attributes: readAttributes(element) }) })),
  toDOM: (mark) => [String(mark.attrs['tag']), shownAttributes(mark.attrs), 0],
}

const inlineNodes = (leaves: readonly string[]) => ({
  text: { group: 'inline' },
  [VALUE]: value,
  ...Object.fromEntries(leaves.map((tag) => [tag, leaf(tag, true, 'inline')])),
})

/** The documents that the editor can hold, made from the allow-list of each kind of HTML. */
export const schemas: Readonly<Record<HtmlKind, Schema>> = {
  html: new Schema({
    topNode: 'doc',
    nodes: { doc: { content: '(block | line)+' }, ...blockNodes, [LINE]: line, ...inlineNodes(inlineLeafTags) },
    marks: { [FORMAT]: format },
  }),
  'html-inline': new Schema({
    topNode: 'doc',
    nodes: { doc: { content: TEXT }, ...inlineNodes(inlineLeafTags.filter((tag) => tag !== 'img')) },
    marks: { [FORMAT]: format },
  }),
}
