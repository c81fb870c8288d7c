import { wordsOf } from './line-of.ts'

/** Deeper elements are replaced by their text: no program that people write in nests so deep, and recursion has an end. */
const DEEPEST = 60

/** Replaces what is nested too deep by its text. */
export function flatten(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT)
  let depth = 0
  let element = walker.firstChild() as Element | null
  if (element) depth = 1
  while (element) {
    if (depth > DEEPEST) element.replaceChildren(wordsOf(element))
    element = walker.firstChild() as Element | null
    if (element) depth += 1
    while (!element && depth > 0) {
      element = walker.nextSibling() as Element | null
      if (!element) {
        walker.parentNode()
        depth -= 1
      }
    }
  }
}
