import type { DropCount } from './drop-count.ts'
import { pastedStyle } from './quiet-attributes.ts'
import { outermost } from './remove-foreign.ts'

/** Removes what the program of origin does not show as text, and counts it: hidden elements with words, removals of a reviewed document and comments. */
export function removeUnseen(body: HTMLElement, dropped: DropCount): void {
  removeComments(body, dropped)
  // Word marks removed words; a page that is pasted may show some struck through.
  dropped.remove('revision', body.querySelectorAll('del[cite], del[datetime]'))
  for (const element of body.querySelectorAll('template, [hidden]')) element.remove()
  removeHidden(body, dropped)
}

function removeHidden(body: HTMLElement, dropped: DropCount): void {
  const classes = hiddenClasses(body.ownerDocument)
  const hidden = [...body.querySelectorAll('*')].filter(
    (element) => isHidden(element) || classes.some((name) => element.classList.contains(name)),
  )
  dropped.add('hidden', outermost(hidden).filter(({ textContent }) => textContent.trim() !== '').length)
  for (const element of hidden) element.remove()
}

function isHidden(element: Element): boolean {
  const style = pastedStyle(element)
  return style.get('display') === 'none' || style.get('visibility') === 'hidden' || style.get('mso-hide') === 'all'
}

/** The classes of a document of Word whose style hides words; a style of a page may hide them on some screens only. */
const hiddenClasses = (page: Document): string[] =>
  [...page.querySelectorAll('style')]
    .flatMap(({ textContent }) => textContent.split('}'))
    .map((rule) => rule.split('{'))
    .filter(([, declarations = '']) => declarations.replaceAll(' ', '').includes('mso-hide:all'))
    .flatMap(([selectors = '']) => selectors.split(/[,\s]/).flatMap((selector) => selector.split('.').slice(1)))
    .filter((name) => name !== '')

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
