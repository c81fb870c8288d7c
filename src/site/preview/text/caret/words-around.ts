import type { CaretPlace } from '#rich-text/view/leave-value.ts'

/** The words on both sides of a place in a text as it is drawn. */
export interface WordsAround {
  readonly before: string
  readonly after: string
  /** True at the beginning of a line or paragraph, not at the end of the one above. */
  readonly isStart: boolean
  /** All words of the text. */
  readonly whole: string
}

/** The characters that are compared on each side: enough to tell one sentence from another. */
const COMPARED = 80

/** Reads the words on both sides of a point of a text; null where the point is on no words. */
export function wordsAround(root: Node, { x, y }: { readonly x: number; readonly y: number }): WordsAround | null {
  const page = root.ownerDocument
  const found = page?.caretPositionFromPoint(x, y)
  if (!page || !found || !(found.offsetNode instanceof Text) || !root.contains(found.offsetNode)) return null
  const range = page.createRange()
  const side = (set: () => void) => {
    range.selectNodeContents(root)
    set()
    return range.toString()
  }
  return {
    before: side(() => range.setEnd(found.offsetNode, found.offset)).slice(-COMPARED),
    after: side(() => range.setStart(found.offsetNode, found.offset)).slice(0, COMPARED),
    isStart: found.offset === 0,
    whole: root.textContent ?? '',
  }
}

/**
 * Finds the place of an open text that has these words beside it: an empty value of the site is drawn as nothing and is open as its name.
 * Null where the text is open as it was drawn.
 */
export function placeBetween(element: HTMLElement, { before, after, isStart, whole }: WordsAround): CaretPlace | null {
  const words = element.textContent
  if (words === whole) return null
  let best: CaretPlace | null = null
  let most = 0
  let start = 0
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    // Two nodes meet in a place: words come before a value, and the first ones of a paragraph before the last ones above.
    const rank = isOfValue(node, element) ? 0 : 0.5
    for (let offset = 0; offset <= node.length; offset += 1) {
      const at = start + offset
      const shared = sharedEnd(words.slice(Math.max(0, at - COMPARED), at), before) + sharedStart(words.slice(at, at + COMPARED), after)
      const score = shared + rank + (isStart && offset === 0 ? 0.25 : 0)
      if (shared > 0 && score > most) [best, most] = [{ node, offset }, score]
    }
    start += node.length
  }
  return best
}

function isOfValue({ parentElement }: Text, element: HTMLElement): boolean {
  const value = parentElement?.closest('.canvas-value, [contenteditable=false]') ?? null
  return value !== null && value !== element && element.contains(value)
}

function sharedStart(one: string, other: string): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1
  return count
}

function sharedEnd(one: string, other: string): number {
  let count = 0
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}
