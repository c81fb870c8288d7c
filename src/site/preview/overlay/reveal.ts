import { elementOfBlock } from './block-element.ts'

/** Makes a block seen: opens the details and clicks the tabs that hide it, then scrolls to it. */
export function revealBlock(page: Document, id: string): void {
  const block = elementOfBlock(page, id)
  if (!block) return
  openAround(page, block)
  const isCalm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches === true
  block.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}

/** Opens the details and clicks the tabs that hide an element. */
export function openAround(page: Document, inner: Element): void {
  const around: HTMLElement[] = []
  for (let element = inner.parentElement; element; element = element.parentElement) around.unshift(element)
  for (const element of around) open(page, element)
}

function open(page: Document, element: HTMLElement): void {
  if (element instanceof HTMLDetailsElement) element.open = true
  if (element.getAttribute('role') !== 'tabpanel' || !element.hidden) return
  const tab = page.getElementById(element.getAttribute('aria-labelledby') ?? '')
  tab?.click()
}
