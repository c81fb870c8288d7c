import type { HtmlKind } from '#engine/text/html-rules.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import { countNumbering } from './count-numbering.ts'
import type { DropCount } from './drop-count.ts'
import { wholeNumber } from './list-numbers.ts'
import { saysLanguage } from './paste-language.ts'
import { isBlank } from './paste-nodes.ts'
import { pastedStyle } from './quiet-attributes.ts'
import { countPicture, isOfProgram, outermost } from './remove-foreign.ts'

/** Counts the pictures, links and formats that the cleaner leaves out of a body: a text of one line has no blocks. */
export function countLeft(body: HTMLElement, kind: HtmlKind, dropped: DropCount): void {
  for (const image of body.querySelectorAll('img'))
    if (!isOfProgram(image) && (kind === 'html-inline' || !isOfSite(image))) countPicture(image, dropped)
  dropped.add('link', [...body.querySelectorAll('a[href]')].filter(isUnsafe).length)
  dropped.add('underline', countOf(body, isUnderlined))
  dropped.add(
    'small',
    countOf(body, ({ localName }) => localName === 'small'),
  )
  if (kind === 'html') countNumbering(body, dropped)
  else countBlocks(body, dropped)
}

/** True for a picture of this site: no picture of another host is taken over. */
export const isOfSite = (image: Element): boolean => /^\/(?!\/)/.test(image.getAttribute('src') ?? '')

function isUnsafe(link: Element): boolean {
  const written = link.getAttribute('href')?.trim() ?? ''
  return written !== '' && !written.startsWith('#') && normaliseUrl(written) === null
}

const countOf = (body: HTMLElement, isFormat: (element: Element) => boolean): number =>
  outermost([...body.querySelectorAll('*')].filter(isFormat)).filter(isLost).length

// An element with a language of its own stays, and a link is underlined by itself.
const isLost = (element: Element): boolean =>
  !isBlank(element) && !saysLanguage(element) && element.closest('a[href]') === null && !holdsLinksAlone(element)

function holdsLinksAlone(element: Element): boolean {
  const copy = element.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('a[href]')) link.remove()
  return isBlank(copy)
}

function isUnderlined(element: Element): boolean {
  // A program of review underlines the words that were added.
  if (element.localName === 'u' || element.matches('ins:not([cite], [datetime])')) return true
  const style = pastedStyle(element)
  return /underline/.test(`${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`)
}

/** Counts the blocks whose words become lines. A block that is all of the paste loses nothing by it. */
function countBlocks(body: HTMLElement, dropped: DropCount): void {
  const several = (selector: string, parts: string) =>
    outermost([...body.querySelectorAll(selector)]).filter((element) => element.querySelectorAll(parts).length > 1).length
  const among = (selector: string) => [...body.querySelectorAll(selector)].filter((element) => wordsIn(element) !== wordsIn(body)).length
  dropped.add('table', several('table', 'td, th'))
  dropped.add('list', several('ul, ol', 'li'))
  dropped.add('start', [...body.querySelectorAll('ol[start]')].filter(isNumberedPoint).length)
  dropped.add('heading', among('h1, h2, h3, h4, h5, h6'))
  dropped.add('quote', among('blockquote'))
  dropped.add('rule', body.querySelectorAll('hr').length)
}

/** True for a list of one point with a number, which is no list among the words of a line. */
function isNumberedPoint(list: Element): boolean {
  const start = wholeNumber(list.getAttribute('start'))
  return start !== null && start !== 1 && list.querySelectorAll('li').length === 1 && !list.parentElement?.closest('ul, ol')
}

const wordsIn = ({ textContent }: Element): string => textContent.replace(/\s+/g, '')
