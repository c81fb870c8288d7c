import type { Json } from '#schemas/generated/content.ts'
import { pointerSegments, withValue } from '#engine/document/pointer.ts'
import type { BlockText } from '#engine/text/block-texts.ts'

/** The props of a block. */
export type Props = Record<string, Json>

/** The first characters for private use, and those of the next plane, where the first ones end. */
const FIRST = 0xe000
const END = 0xf900
const NEXT = 0xf0000

/** Characters for private use that the props do not hold, as many as are asked for. */
export function freeMarks(count: number, props: Props): string[] {
  const held = JSON.stringify(props)
  const marks: string[] = []
  for (let code = FIRST; marks.length < count; code = code + 1 === END ? NEXT : code + 1) {
    const mark = String.fromCodePoint(code)
    if (!held.includes(mark)) marks.push(mark)
  }
  return marks
}

/** Props with a mark in each text; an absent text consists of its mark. */
export function markedProps(props: Props, texts: readonly BlockText[], marks: readonly string[]): Props {
  return texts.reduce((marked, text, index) => withText(marked, text.pointer, withMark(text, marks[index] ?? '')) ?? marked, props)
}

/** Props with another text at a pointer; null when nothing can stand there. */
export function withText(props: Props, pointer: string, text: string): Props | null {
  const written = withValue(props, pointerSegments(pointer) ?? [], text)
  return written && (written.root as Props)
}

// A plain text ends with its mark, so that a view that looks at the first letters sees the same ones.
function withMark({ kind, shown }: BlockText, mark: string): string {
  return kind === 'html' || kind === 'html-inline' ? shown.replace(BEFORE_WORDS, (tags) => tags + mark) : shown + mark
}

/** The tags and the white space before the first word of HTML. */
const BEFORE_WORDS = /^(?:\s|<[^>]*>)*/
