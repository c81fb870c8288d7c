import type { Mark, Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { Attributes } from '#rich-text/document/elements.ts'
import { FORMAT } from '#rich-text/document/schema.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Elements that look the same: a command finds both and writes the first. */
const names: Readonly<Record<string, readonly string[]>> = { strong: ['strong', 'b'], em: ['em', 'i'], s: ['s', 'del'] }

const tagOf = (mark: Mark): string => String(mark.attrs['tag'])
const isOf = (tag: string) => (mark: Mark) => (ownValue(names, tag) ?? [tag]).includes(tagOf(mark))

/** The formats at the caret: of what is typed next. */
export function formatsAtCaret({ storedMarks, selection }: EditorState): readonly Mark[] {
  return storedMarks ?? selection.$from.marks()
}

interface InlinePart {
  readonly node: Node
  readonly from: number
  readonly to: number
}

/** Texts and other inline nodes between two positions. */
function inlineParts(doc: Node, from: number, to: number): InlinePart[] {
  const parts: InlinePart[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (node.isInline) parts.push({ node, from: Math.max(from, position), to: Math.min(to, position + node.nodeSize) })
  })
  return parts
}

/** True when everything that is selected has a format, or what is typed next will have it. */
export function hasFormat(state: EditorState, tag: string): boolean {
  const { from, to, empty } = state.selection
  if (empty) return formatsAtCaret(state).some(isOf(tag))
  const parts = inlineParts(state.doc, from, to)
  return parts.length > 0 && parts.every(({ node }) => node.marks.some(isOf(tag)))
}

function formatOf(state: EditorState, tag: string, attributes: Attributes = []): Mark | undefined {
  return state.schema.marks[FORMAT]?.create({ tag, attributes })
}

/** Gives the selected text a format, or takes it away when all of it has it. */
export function toggleFormat(tag: string): Command {
  return (state, dispatch) => {
    const { from, to, empty, $from } = state.selection
    const mark = formatOf(state, tag)
    if (!mark || (empty && !$from.parent.inlineContent)) return false
    const { tr } = state
    const has = hasFormat(state, tag)
    if (empty) {
      const marks = formatsAtCaret(state)
      tr.setStoredMarks(has ? marks.filter((one) => !isOf(tag)(one)) : [...marks, mark])
    } else if (has) takeAway(tr, { from, to, node: tr.doc }, isOf(tag))
    else tr.addMark(from, to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function takeAway(tr: Transaction, { from, to }: InlinePart, isGone: (mark: Mark) => boolean): void {
  for (const part of inlineParts(tr.doc, from, to))
    for (const mark of part.node.marks.filter(isGone)) tr.removeMark(part.from, part.to, mark)
}

/** A link in a text, with its place. */
export interface LinkInText {
  readonly href: string
  readonly from: number
  readonly to: number
}

/** The link around the caret, or of the start of the selection. */
export function linkAtSelection({ selection, doc }: EditorState): LinkInText | null {
  const { $from, from, to, empty } = selection
  const parts = inlineParts(doc, $from.start(), $from.end())
  const isTouched = (part: InlinePart) => (empty ? part.from <= from && part.to >= from : part.from < to && part.to > from)
  const touched = parts.findIndex((part) => isTouched(part) && part.node.marks.some(isOf('a')))
  const mark = parts[touched]?.node.marks.find(isOf('a'))
  if (!mark) return null
  const isOther = ({ node }: InlinePart) => !mark.isInSet(node.marks)
  const first = parts.slice(0, touched).findLastIndex(isOther) + 1
  const linked = parts.slice(first)
  const length = linked.findIndex(isOther)
  const [start, end] = [linked[0], linked.at(length === -1 ? -1 : length - 1)]
  const href = (mark.attrs['attributes'] as Attributes).find(([name]) => name === 'href')?.[1] ?? ''
  return start && end ? { href, from: start.from, to: end.to } : null
}

/** Links the selected text, or the link around the caret, to an address. Without either, the text of the link is inserted. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { tr, selection } = state
    if (selection.empty ? !selection.$from.parent.inlineContent : inlineParts(state.doc, selection.from, selection.to).length === 0)
      return false
    const old = linkAtSelection(state)
    const attributes = oldAttributes(state, old).filter(([name]) => name !== 'href')
    const mark = formatOf(state, 'a', [['href', href], ...attributes])
    if (!mark) return false
    if (old) wrapOutermost(tr, old, mark)
    else if (!selection.empty) wrapOutermost(tr, selection, mark)
    else tr.replaceSelectionWith(state.schema.text(text, [mark]), false)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function oldAttributes({ doc }: EditorState, link: LinkInText | null): Attributes {
  const mark = link && doc.nodeAt(link.from)?.marks.find(isOf('a'))
  return mark ? (mark.attrs['attributes'] as Attributes) : []
}

// A link inside each of several formats would be several links.
function wrapOutermost(tr: Transaction, { from, to }: { readonly from: number; readonly to: number }, link: Mark): void {
  for (const part of inlineParts(tr.doc, from, to)) {
    const rest = part.node.marks.filter((mark) => !isOf('a')(mark))
    for (const mark of part.node.marks) tr.removeMark(part.from, part.to, mark)
    for (const mark of [link, ...rest]) tr.addMark(part.from, part.to, mark)
  }
}

/** Leaves the text of a link and takes the link away. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAtSelection(state)
  if (!link) return false
  const { tr } = state
  takeAway(tr, { ...link, node: tr.doc }, isOf('a'))
  dispatch?.(tr)
  return true
}

/** Takes all formats from the selected text; its links stay. */
export const clearFormats: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection
  if (empty) return false
  const { tr } = state
  takeAway(tr, { from, to, node: tr.doc }, (mark) => !isOf('a')(mark))
  dispatch?.(tr)
  return true
}
