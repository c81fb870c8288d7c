import { isShown } from '#site/is-shown.ts'
import type { Sight } from './text-place.ts'

const NEVER_SEEN = '[aria-hidden="true"], noscript, script, style, template'
const FOLDED = '[role="tabpanel"][hidden], details:not([open]) > :not(summary)'

/** Judges on the living page whether the words in an element can be seen. */
export function sightOf(words: Text | HTMLElement): Sight {
  const element = words instanceof Text ? words.parentElement : words
  if (!element || element.closest(NEVER_SEEN)) return 'unseen'
  if (!isShown(element, { visibilityProperty: true })) return element.closest(FOLDED) ? 'folded' : 'unseen'
  return isClipped(element) || !hasBox(words) ? 'unseen' : 'seen'
}

/** True within an element that is cut to a point: words that are there for a screen reader alone. */
function isClipped(element: Element): boolean {
  for (let at: Element | null = element; at && !at.matches('[data-block]'); at = at.parentElement) {
    const { position } = getComputedStyle(at)
    const isTiny = Math.min(at.clientWidth, at.clientHeight) <= 1
    if (isTiny && (position === 'absolute' || position === 'fixed')) return true
  }
  return false
}

function hasBox(words: Text | HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(words)
  const { width, height } = range.getBoundingClientRect()
  return width > 1 && height > 1
}
