import type { SentElement } from '#site/document/sent-html.ts'
import { LATE_PART } from '../late-part-event.ts'

/** The pauses before each request, in milliseconds. The server makes such a page again after five seconds. */
const pauses = [6000, 15_000, 45_000, 120_000]

/** The surroundings of the search for late parts. */
export interface LatePartsDeps {
  readonly document: Document
  /** The address of the page now. */
  readonly address: () => string
  /** Fetches the document of an address; null when it does not come as a success. */
  readonly fetchPage: (address: string) => Promise<string | null>
  readonly pause: (ms: number) => Promise<unknown>
}

const missing = '[data-missing]'
const bySelector = (id: string): string => `[data-block="${CSS.escape(id)}"]`

/** Returns true for a block that only the application may change. */
function isLive(block: Element): boolean {
  return block.closest('[data-live]') !== null || block.querySelector('[data-live]') !== null
}

/** Replaces what a block shows, also in the stored HTML with which the application begins. */
function replaceContent(block: HTMLElement, html: string, app: SentElement | null): void {
  const hadFocus = block.contains(block.ownerDocument.activeElement)
  block.innerHTML = html
  delete block.dataset['missing']
  if (app?.sentHtml !== undefined) {
    const sent = block.ownerDocument.createElement('template')
    sent.innerHTML = app.sentHtml
    const stored = sent.content.querySelector<HTMLElement>(bySelector(block.dataset['block'] ?? ''))
    if (stored) {
      stored.innerHTML = html
      delete stored.dataset['missing']
      app.sentHtml = sent.innerHTML
    }
  }
  if (hadFocus) {
    // The link that had the focus is gone. The keyboard goes on from the block.
    block.tabIndex = -1
    block.focus({ preventScroll: true })
  }
  block.dispatchEvent(new CustomEvent(LATE_PART, { bubbles: true }))
}

const hasCome = ({ dataset }: HTMLElement, type: string | undefined): boolean =>
  dataset['type'] === type && dataset['missing'] === undefined

/** Puts in place what has come; a block of another type, one that is still missing and a live one stay as they are. */
function putInPlace(document: Document, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  const app: SentElement | null = document.getElementById('app')
  for (const block of document.querySelectorAll<HTMLElement>(missing)) {
    const { block: id = '', type } = block.dataset
    const found = fresh.querySelector<HTMLElement>(bySelector(id))
    if (found && hasCome(found, type) && !isLive(block) && !isLive(found)) replaceContent(block, found.innerHTML, app)
  }
  if (!document.querySelector('[data-missing=shell]')) hideShellNotice(document)
}

/** Hides the notice of the shell. The application would look for a notice that is removed. */
function hideShellNotice(document: Document): void {
  document.querySelector('[data-missing-notice=shell]')?.closest('.page-block')?.setAttribute('hidden', '')
}

/** Fetches the parts that were late when the page was sent: a few times with growing pauses, while the visitor stays on the page. */
export async function fetchLateParts({ document, address, fetchPage, pause }: LatePartsDeps): Promise<void> {
  const begun = address()
  const isOver = (): boolean => address() !== begun || ![...document.querySelectorAll(missing)].some((block) => !isLive(block))
  for (const ms of pauses) {
    if (isOver()) return
    await pause(ms)
    if (isOver()) return
    const html = await fetchPage(begun)
    // The visitor may have gone on while it was fetched.
    if (html !== null && address() === begun) putInPlace(document, html)
  }
}
