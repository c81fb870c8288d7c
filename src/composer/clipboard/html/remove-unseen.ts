import { pastedStyle } from '#rich-text/paste/quiet-attributes.ts'
import type { DropCount } from '#rich-text/paste/drop-count.ts'
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

/** Removes what the program of origin does not show as text: hidden elements, and, counted, removals of a reviewed document and comments. */
export function removeUnseen(body: HTMLElement, dropped: DropCount): void {
  removeComments(body, dropped)
  // Word marks removed words; a page that is pasted may show some struck through.
  dropped.remove('revision', body.querySelectorAll('del[cite], del[datetime]'))
  for (const element of body.querySelectorAll('template, [hidden]')) element.remove()
  for (const element of [...body.querySelectorAll('*')]) if (isHidden(element)) element.remove()
}

function isHidden(element: Element): boolean {
  const style = pastedStyle(element)
  return style.get('display') === 'none' || style.get('visibility') === 'hidden' || style.get('mso-hide') === 'all'
}

function removeComments(body: HTMLElement, dropped: DropCount): void {
  const own = elementsBy(body, 'mso-element', 'comment')
  const marks = [...body.querySelectorAll('a.msocomanchor, a[href^="#cmnt"]:not([href^="#cmnt_ref"]), a[href^="#_msocom"]')]
  dropped.add('comment', Math.max(own.length, marks.length))
  for (const element of [...elementsBy(body, 'mso-element', 'comment-list'), ...own]) element.remove()
  for (const mark of marks) (mark.closest('sup') ?? mark).remove()
  // Google Docs writes the words of a comment at the end of the text, behind a link back to its mark.
  for (const back of body.querySelectorAll('a[href^="#cmnt_ref"]')) (back.closest('div') ?? back.closest('p') ?? back).remove()
}

const elementsBy = (body: HTMLElement, property: string, value: string): Element[] =>
  [...body.querySelectorAll('*')].filter((element) => pastedStyle(element).get(property) === value)
