import { elementOfBlock } from './block-element.ts'

/** Makes blocks seen. One that is not drawn yet is waited for. */
export interface Reveal {
  /** Opens what hides a block and scrolls to it; another block, or none, ends the wait for the former one. */
  readonly show: (id: string | null) => void
  /** Tries again the block that is waited for, after the page was drawn otherwise. */
  readonly retry: () => void
}

/** Acts of a person after which a page stays where it is. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Makes what reveals the blocks of a page. The view of an added block may take its time to load, and what lies before a block takes its
 * height only while the page scrolls by: the block is brought into view again when the scroll ends or the window has another size.
 */
export function createReveal(page: Document): Reveal {
  let waiting: string | null = null
  let revealed: string | null = null
  let pressed: Element | null = null
  let aim: Element | null = null
  const reveal = (id: string | null) => {
    waiting = id === null || revealBlock(page, id, aim) ? null : id
    revealed = waiting === null ? id : null
  }
  const show = (id: string | null) => {
    aim = pressed
    pressed = null
    reveal(id)
  }
  const settle = () => {
    const block = revealed === null ? null : elementOfBlock(page, revealed)
    if (block) partToShow(page, block, aim).scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  page.defaultView?.addEventListener('resize', settle)
  page.addEventListener('scrollend', settle)
  const press = ({ target }: Event) => (pressed = target instanceof Element ? target : null)
  page.addEventListener('pointerdown', press, { capture: true, passive: true })
  for (const name of OWN_MOVES) page.addEventListener(name, () => (revealed = null), { capture: true, passive: true })
  return { show, retry: () => waiting !== null && reveal(waiting) }
}

/** The part of a block that is brought into view: the pressed part of a block that is higher than the window, else the whole block. */
function partToShow(page: Document, block: Element, pressed: Element | null): Element {
  const isWhole = block.getBoundingClientRect().height <= page.documentElement.clientHeight
  return isWhole || pressed === null || !block.contains(pressed) ? block : pressed
}

/** Opens the details, the tabs and the strips that hide a block, then scrolls to it; false while it is not drawn. */
export function revealBlock(page: Document, id: string, pressed: Element | null = null): boolean {
  const block = elementOfBlock(page, id)
  if (!block) return false
  openAround(page, block)
  const isCalm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches === true
  partToShow(page, block, pressed).scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  return true
}

/** Opens the details, clicks the tabs and scrolls the strips that hide an element. */
export function openAround(page: Document, inner: Element): void {
  const around: HTMLElement[] = []
  for (let element = inner.parentElement; element; element = element.parentElement) around.unshift(element)
  for (const element of around) open(page, element)
  scrollStrips(inner)
}

/** Scrolls the strips that an element lies on, such as that of a carousel, so far that it is seen. */
export function scrollStrips(inner: Element): void {
  for (let element = inner.parentElement; element && element.localName !== 'body'; element = element.parentElement)
    scrollAcross(element, inner)
}

function open(page: Document, element: HTMLElement): void {
  if (element instanceof HTMLDetailsElement) element.open = true
  if (element.getAttribute('role') !== 'tabpanel' || !element.hidden) return
  const tab = page.getElementById(element.getAttribute('aria-labelledby') ?? '')
  tab?.click()
}

function scrollAcross(strip: HTMLElement, inner: Element): void {
  if (strip.scrollWidth <= strip.clientWidth) return
  const [seen, wanted] = [strip.getBoundingClientRect(), inner.getBoundingClientRect()]
  if (wanted.right > seen.left && wanted.left < seen.right) return
  // A smooth scroll would count as a strip that is still moving.
  strip.scrollBy({ left: wanted.left - seen.left, behavior: 'instant' })
}
