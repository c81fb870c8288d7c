import { pastedStyle } from './quiet-attributes.ts'

interface OpenList {
  readonly level: number
  readonly list: Element
}

/** Turns the lists of Word, which are paragraphs with a drawn bullet, into lists again. Their levels nest. */
export function restoreWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = levelOf(paragraph)
    if (level === null) continue
    if (last === null || !isNext(last, paragraph)) open = []
    const item = itemOf(paragraph)
    open = placeItem(open, { level, list: item.list }, item.element, paragraph)
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

function itemOf(paragraph: Element): { readonly element: Element; readonly list: Element } {
  const document = paragraph.ownerDocument
  const sign = [...paragraph.querySelectorAll('span')].find((span) => pastedStyle(span).get('mso-list') === 'ignore')
  const list = document.createElement(/^\s*[\da-z]{1,3}[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul')
  sign?.remove()
  const element = document.createElement('li')
  element.append(...paragraph.childNodes)
  return { element, list }
}

/** Adds an item to the open list of its level, else to a new one; returns the lists that are open then, the outermost first. */
function placeItem(open: readonly OpenList[], made: OpenList, item: Element, before: Element): OpenList[] {
  const above = open.filter(({ level }) => level < made.level)
  const same = open.find(({ level }) => level === made.level)
  if (same && same.list.localName === made.list.localName) {
    same.list.append(item)
    return [...above, same]
  }
  made.list.append(item)
  const parent = above.at(-1)?.list.lastElementChild
  if (parent) parent.append(made.list)
  else before.before(made.list)
  return [...above, made]
}
