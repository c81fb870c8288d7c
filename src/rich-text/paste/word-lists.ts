import { readListSign } from './list-sign.ts'
import { startAt } from './list-numbers.ts'
import { pastedStyle } from './quiet-attributes.ts'

interface OpenList {
  readonly level: number
  readonly list: Element
  /** The number of the next item. */
  readonly next: number
}

/** Turns the lists of Word, which are paragraphs with a drawn bullet or number, into lists again. Their levels nest, and their numbers go on. */
export function restoreWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = levelOf(paragraph)
    if (level === null) continue
    if (last === null || !isNext(last, paragraph)) open = []
    const before = open.find((each) => each.level === level)
    const item = itemOf(paragraph, before?.next ?? null)
    open = placeItem(open, { ...item, level }, paragraph)
    paragraph.remove()
    last = open[0]?.list ?? null
  }
}

function levelOf(paragraph: Element): number | null {
  const list = pastedStyle(paragraph).get('mso-list')
  if (list === undefined || !/^l\d/.test(list)) return null
  return Number(/level(\d)/.exec(list)?.[1] ?? 1)
}

const isNext = (list: Element, paragraph: Element) => list.nextElementSibling === paragraph

interface Item {
  readonly element: Element
  /** The number that is drawn; null for a bullet. */
  readonly number: number | null
  /** True for a number that is written by letters. */
  readonly isLetters: boolean
}

function itemOf(paragraph: Element, expected: number | null): Item {
  const drawn = [...paragraph.querySelectorAll('span')].find((span) => pastedStyle(span).get('mso-list') === 'ignore')
  const words = (drawn?.textContent ?? '').trim()
  const sign = readListSign(words, expected)
  drawn?.remove()
  const element = paragraph.ownerDocument.createElement('li')
  element.append(...(sign.kind === 'words' ? [`${words} `] : []), ...paragraph.childNodes)
  return { element, number: sign.kind === 'number' ? sign.value : null, isLetters: sign.kind === 'number' && !/\d/.test(words) }
}

/** Adds an item to the open list of its level, else to a new one; returns the lists that are open then, the outermost first. */
function placeItem(open: readonly OpenList[], item: Item & { readonly level: number }, before: Element): OpenList[] {
  const { element, number, level } = item
  const above = open.filter((each) => each.level < level)
  const same = open.find((each) => each.level === level)
  const isNumbered = number !== null
  const next = (number ?? 0) + 1
  if (same && (same.list.localName === 'ol') === isNumbered && (!isNumbered || same.next === number)) {
    same.list.append(element)
    return [...above, { ...same, next }]
  }
  const list = listOf(item, before.ownerDocument)
  const parent = above.at(-1)?.list.lastElementChild
  if (parent) parent.append(list)
  else before.before(list)
  return [...above, { level, list, next }]
}

/** A new list with its first item. */
function listOf({ element, number, isLetters }: Item, page: Document): Element {
  const list = page.createElement(number === null ? 'ul' : 'ol')
  if (number !== null) startAt(list, number)
  if (isLetters) list.setAttribute('type', 'a')
  list.append(element)
  return list
}
