import { beginsCharacter, BURST_MS, comboOf, endsBurst, isTyped } from '#schemas/composer/key-combo.ts'
import { characterOf, characterOfCombo } from '#schemas/composer/typed-character.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { NOTHING_SHOWN } from '#site/preview/french.ts'
import { blockAt, cardActAt, emptyRegionAt, emptySlotAt, gonePictureAt, regionAt, startAt } from './block-element.ts'
import { isClosed, isOpener } from './openers.ts'

interface ComposeDeps {
  readonly page: Document
  readonly post: (message: FromFrame) => void
  readonly onHover: (id: string | null) => void
  readonly texts: TextGuard
}

/** The text that is edited on the page, as far as the mode has to know it. */
export interface TextGuard {
  /** True for what belongs to the text or lies over the page: its events are left alone. */
  readonly owns: (target: EventTarget | null) => boolean
  /** True while a text within an element is edited. */
  readonly isWithin: (target: EventTarget | null) => boolean
  readonly onKey: (event: KeyboardEvent) => void
  readonly end: () => void
  /** Opens the text at a click; false where there is none, or where the click only selects its block. */
  readonly click: (event: MouseEvent, id: string) => boolean
  readonly doubleClick: (event: MouseEvent, id: string) => void
  /** Opens the first text of the selected block; false without one. */
  readonly enter: () => boolean
}

/** Keys that move through the page or its text; the browser does what it does with them. */
const OF_BROWSER = new Set([
  'Tab',
  'Shift+Tab',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Mod+c',
  'Mod+x',
  'Mod+v',
  'Mod+r',
  'Mod+Shift+r',
  'F5',
  'F12',
  'ContextMenu',
  'Shift+F10',
])

/** Keys by which the browser presses a button. */
const PRESSES = new Set(['Enter', 'Space'])

/** Keys by which a tab or a summary that has the focus shows its part. Enter edits its words. */
const OPENS = new Set(['Space', 'ArrowLeft', 'ArrowRight'])

/** Makes a page an object of work: clicks select blocks, links and forms do nothing, keys go to the composer. */
export function startComposeMode({ page, post, onHover, texts }: ComposeDeps): void {
  const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) => {
    page.addEventListener(name, act, { capture: true })
  }
  page.documentElement.style.setProperty('--canvas-nothing', JSON.stringify(NOTHING_SHOWN))
  let under: string | null = null
  const hover = (id: string | null) => {
    if (id === under) return
    under = id
    onHover(id)
    post({ type: 'hover', id })
  }
  listen('pointermove', ({ target }) => hover(blockAt(target)))
  page.documentElement.addEventListener('pointerleave', () => hover(null))
  // A control that took the focus would take the keys as well.
  listen('mousedown', (event) => isOpener(event.target) || texts.owns(event.target) || event.preventDefault())
  listen('click', (event) => {
    // A click that no person made opens what hides a block.
    if (isOfText(event, texts) || (!event.isTrusted && isOpener(event.target))) return
    texts.end()
    // Keys that follow are meant for the block, not for a field of the panel.
    page.defaultView?.focus()
    const asked = messageOfButton(event.target)
    if (asked) {
      stop(event)
      return post(asked)
    }
    const id = blockAt(event.target)
    const opensText = id !== null && !isClosed(event.target) && texts.click(event, id)
    post({ type: 'pick', id })
    if (opensText || !isOpener(event.target)) stop(event)
  })
  for (const name of ['auxclick', 'submit', 'reset', 'dragstart'] as const) listen(name, stop)
  for (const name of ['change', 'input'] as const) listen(name, (event) => texts.owns(event.target) || stop(event))
  listen('dblclick', (event) => {
    if (texts.owns(event.target)) return
    stop(event)
    const id = blockAt(event.target)
    if (id !== null) return texts.doubleClick(event, id)
    // The header and the footer around a page are edited by themselves.
    const region = regionAt(event.target)
    if (region !== null) post({ type: 'shell', region })
  })
  const characters = watchCharacters()
  listen('compositionend', characters.compose)
  listen('keydown', (event) => {
    const combo = comboOf(event)
    const isOfText = texts.owns(event.target)
    if (!isOfText && isOfPage(combo, event.target)) return
    const isInBurst = characters.follows(event, combo)
    if (isOfText) return texts.onKey(event)
    if (combo === null) return postAccent(post, event)
    if (isOfBrowser(combo, event)) {
      // The composer has to know that the person goes on.
      if (event.key === 'Tab') post(keyMessage(event, combo, isInBurst))
      return
    }
    stop(event)
    if (combo === 'Enter' && !event.repeat && texts.enter()) return
    post(keyMessage(event, combo, isInBurst))
  })
}

/** Tells the composer of a dead accent: it may be opening the text that the letter is for. */
function postAccent(post: (message: FromFrame) => void, event: KeyboardEvent): void {
  const character = characterOf(event)
  if (character !== null) post({ type: 'key', combo: event.key, character, isTyped: true })
}

function keyMessage(event: KeyboardEvent, combo: string, isInBurst: boolean): FromFrame {
  const character = characterOf(event)
  const isOwn = character !== null && character !== characterOfCombo(combo)
  const message = { type: 'key' as const, combo, ...(isOwn && { character }), ...(event.repeat && { isRepeat: true as const }) }
  return { ...message, ...(isTyped(event) && { isTyped: true }), ...(isInBurst && { isInBurst }) }
}

interface Characters {
  /** True for a character, typed into a text or not, that follows another one at once, without a key between them that ends a burst. */
  readonly follows: (event: KeyboardEvent, combo: string | null) => boolean
  /** Notes a character that an input method has made. */
  readonly compose: (event: Event) => void
}

function watchCharacters(): Characters {
  let last = -Infinity
  return {
    follows: (event, combo) => {
      if (endsBurst(combo)) last = -Infinity
      if (!isTyped(event)) return false
      const isInBurst = event.timeStamp - last < BURST_MS
      // However late the letter of a dead accent comes, it is no command.
      last = beginsCharacter(event) ? Infinity : event.timeStamp
      return isInBurst
    },
    compose: ({ timeStamp }) => void (last = timeStamp),
  }
}

/** True for a key that the browser answers, and for one whose character an input method makes. */
function isOfBrowser(combo: string, { isComposing }: KeyboardEvent): boolean {
  return isComposing || OF_BROWSER.has(combo)
}

/** True for a key that the page itself acts on at an element: on a button of the canvas, or to open what it hides. */
function isOfPage(combo: string | null, target: EventTarget | null): boolean {
  if (combo === null) return false
  return (PRESSES.has(combo) && messageOfButton(target) !== null) || (OPENS.has(combo) && isOpener(target))
}

/** Handles a click in the text that is edited: the link or the control around it does nothing. */
function isOfText(event: MouseEvent, { owns, isWithin }: TextGuard): boolean {
  if (owns(event.target)) event.preventDefault()
  // A space that is typed into a button is a click to the browser.
  else if (event.detail === 0 && isWithin(event.target)) stop(event)
  else return false
  return true
}

/** The message of a button that the canvas alone has, for an empty slot or on a card; null for anything else. */
function messageOfButton(target: EventTarget | null): FromFrame | null {
  const empty = emptySlotAt(target)
  if (empty) return { type: 'add', ...empty }
  const from = startAt(target)
  if (from !== null) return { type: 'start', from }
  const region = emptyRegionAt(target)
  if (region !== null) return { type: 'add-to-region', region }
  const picture = gonePictureAt(target)
  if (picture) return { type: 'picture', ...picture }
  const card = cardActAt(target)
  return card && { type: 'card', ...card }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
