import { isShown } from '#site/is-shown.ts'
import { leftOutLabel } from './left-out-label.ts'
import { meets, type Square } from './square.ts'

const FIELDS = 'input, select, textarea'

/** The boxes of the lines of text, of the fields and of the labels of hidden blocks that are drawn in a part of the window. */
export function wordsNear(root: Element, band: Square): Square[] {
  return [...root.children].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const hasBox = box.width + box.height > 0
    // An element without a box of its own may have children that have one.
    if (hasBox && !meets(box, band)) return []
    if (!isShown(element, { opacityProperty: true, visibilityProperty: true })) return []
    if (element.matches(FIELDS)) return [box]
    const label = leftOutLabel(element)
    return [...linesOf(element), ...(label ? [label] : [])].filter((line) => meets(line, band)).concat(wordsNear(element, band))
  })
}

function linesOf(element: Element): Square[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return []
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
}
