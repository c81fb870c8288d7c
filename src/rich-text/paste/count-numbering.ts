import { pastedStyle } from './quiet-attributes.ts'
import type { DropCount } from './drop-count.ts'

const PLAIN = /^(?:1|decimal|none|inherit|initial|disc|circle|square)$/

/** Counts the lists that are numbered by letters or in another way that content does not know: their items get numbers. */
export function countNumbering(body: HTMLElement, dropped: DropCount): void {
  const lists = [...body.querySelectorAll('ol')].filter((list) => {
    const styles = [list, ...list.querySelectorAll(':scope > li')].map(styleOf)
    return styles.some((style) => style !== '' && !PLAIN.test(style))
  })
  dropped.add('numbering', lists.length)
}

/** The numbering that a list or an item asks for. */
function styleOf(element: Element): string {
  const style = pastedStyle(element)
  const short = /(?:lower|upper|decimal)-[a-z-]+/.exec(style.get('list-style') ?? '')?.[0]
  return style.get('list-style-type') ?? short ?? element.getAttribute('type')?.trim() ?? ''
}
