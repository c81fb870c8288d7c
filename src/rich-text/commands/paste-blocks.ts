import type { Node, ResolvedPos } from 'prosemirror-model'
import { Selection, type Command, type Transaction } from 'prosemirror-state'
import type { DropCount } from '#rich-text/paste/drop-count.ts'
import { LINE } from '#rich-text/document/schema.ts'
import { divideAt, type PlacedBlocks } from './divide-at.ts'
import { joinList } from './join-list.ts'
import { isInTable } from './tables.ts'

/** Pastes blocks as they are: the words before and after the caret become blocks of their own. False for words that belong into the line at the caret. */
export function pasteBlocks(pasted: readonly Node[], dropped: DropCount): Command {
  return (state, dispatch) => {
    const tr = state.tr.deleteSelection()
    const { $from } = tr.selection
    if (!standsApart(pasted, $from.parent) || (isInTable(state) && pasted.some(({ type }) => type.name === 'table'))) return false
    dispatch?.(place(tr, joinList($from, pasted, dropped) ?? inPlaceOfBlock($from, pasted)))
    return true
  }
}

/** False for one paragraph, for bare words, and for a title that is pasted into one of its level. */
function standsApart(pasted: readonly Node[], at: Node): boolean {
  if (!at.isTextblock || at.type.spec.code === true) return false
  const [only, ...others] = pasted
  return only !== undefined && (others.length > 0 || !['p', LINE, at.type.name].includes(only.type.name))
}

function inPlaceOfBlock($caret: ResolvedPos, pasted: readonly Node[]): PlacedBlocks {
  const isQuoteInQuote = [$caret.node(-1), ...pasted].every(({ type }) => type.name === 'blockquote')
  const blocks = isQuoteInQuote ? pasted.flatMap(({ children }) => children.map(withTag)) : pasted
  return { from: $caret.before(), to: $caret.after(), blocks, ...divideAt($caret) }
}

/** A bare line would run into the one beside it. */
function withTag(block: Node): Node {
  return block.type.name === LINE ? block.type.schema.node('p', null, block.content) : block
}

function place(tr: Transaction, { from, to, before, blocks, after }: PlacedBlocks): Transaction {
  const end = [...before, ...blocks].reduce((position, { nodeSize }) => position + nodeSize, from)
  tr.replaceWith(from, to, [...before, ...blocks, ...after])
  const $end = tr.doc.resolve(end)
  const isText = ['table', 'hr'].every((name) => name !== blocks.at(-1)?.type.name)
  const selection = isText ? null : Selection.findFrom($end, 1, true)
  return tr.setSelection(selection ?? Selection.near($end, -1))
}
