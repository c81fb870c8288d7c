import type { Page } from '@playwright/test'
import type { HandPlace } from '#composer/keys/hand.ts'

/** The keys of a person go here: a place of the hand, a dialog, another control of the composer, or nothing at all. */
export type KeyPlace = HandPlace | 'control' | 'dialog' | 'lost'

/** A row of the outline that is drawn now. */
export interface SeenRow {
  readonly id: string
  /** True for an element that is hidden from some visitors, or from all. */
  readonly isLimited: boolean
  readonly isLocked: boolean
  readonly isSelected: boolean
}

/** The facts about an open composer that a typed letter must leave as they are. */
export interface Surroundings {
  /** The ids of the blocks on the page, in their order. */
  readonly blocks: string
  /** The rows of the outline that are folded. */
  readonly folded: string
  /** The dialogs and menus that are open, without those that are fading out. */
  readonly layers: number
  /** True while the page is tried out. */
  readonly isTried: boolean
  /** The rows of the outline; none while another view is in its place. */
  readonly rows: readonly SeenRow[]
}

/** An open composer as it is seen at one moment. */
export interface Seen extends Surroundings {
  readonly place: KeyPlace
  /** The words of the element that has the keys; empty where it is no text. */
  readonly words: string
  /** True while a part of the text with the keys is selected: the next letter or line end replaces it. */
  readonly isSelected: boolean
  /** The words of the page. */
  readonly page: string
  /** The values of the fields. */
  readonly values: string
  /** True once the block whose text has the keys is selected in the outline, if its row is drawn. */
  readonly isFollowed: boolean
}

/** The controls that letters are written into. */
const TYPED = ':is(textarea, input:is(:not([type]), [type=text], [type=search], [type=url], [type=email], [type=tel])):not([readonly])'

/** A text that shows nothing but an empty value of the site is not seen until a word is typed into it: no command has hidden it. */
const EMPTY_VALUE = 'Une valeur du site n’est pas encore remplie'

const WORDS = { typed: TYPED, locked: 'verrouillé', empty: EMPTY_VALUE }

/** Reads the state of the composer. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(({ typed, locked, empty }) => {
    const wordsOf = (element: Element) => ('value' in element ? String(element.value) : element.textContent)
    const all = (selector: string, within: ParentNode | null = document) => [...(within?.querySelectorAll(selector) ?? [])]
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-state]')
    const canvas = frame?.contentDocument ?? null
    const placeInPanel = (active: Element): KeyPlace => {
      const places: readonly (readonly [place: KeyPlace, selector: string])[] = [
        ['lost', 'body'],
        ['dialog', ':is([role=dialog], [role=menu], dialog) *, [role=dialog], [role=menu], dialog'],
        ['outline', '[role=treegrid]'],
        ['name', `[role=treegrid] :is(${typed})`],
        ['palette', '[type=search]'],
        ['field', `${typed}, [contenteditable]`],
      ]
      return places.find(([, selector]) => active.matches(selector))?.[0] ?? 'control'
    }
    const isOnPage = frame !== null && document.activeElement === frame
    const active = (isOnPage ? canvas : document)?.activeElement ?? document.body
    const placeOnPage = (): KeyPlace => {
      if (active === canvas?.body) return 'lost'
      return active.closest('.canvas-text, input, textarea, [contenteditable]') ? 'text' : 'page'
    }
    const place = isOnPage ? placeOnPage() : placeInPanel(active)
    const isSelected = () => {
      if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) return active.selectionStart !== active.selectionEnd
      return active.ownerDocument.getSelection()?.isCollapsed === false
    }
    const isFollowed = () => {
      const block = all('[data-block]:focus-within', canvas).at(-1)
      const row = document.getElementById(`outline-${block?.getAttribute('data-block')}`)
      return place !== 'text' || row === null || row.getAttribute('aria-selected') === 'true'
    }
    const marks = (row: Element) => all('[title]', row).map((mark) => mark.getAttribute('title'))
    return {
      place,
      isSelected: isSelected(),
      words: ['text', 'name', 'field', 'palette'].includes(place) ? wordsOf(active) : '',
      blocks: all('[data-block]', canvas)
        .map((block) => block.getAttribute('data-block'))
        .join(' '),
      folded: all('[role=row][aria-expanded=false]')
        .map(({ id }) => id)
        .join(' '),
      layers: all('[role=dialog]:not([inert]), [role=menu], dialog[open]').length,
      isTried: frame?.src.includes('try') === true,
      rows: all('[data-outline-row]').map((row) => ({
        id: row.id,
        isLimited: row.hasAttribute('data-unseen') && !marks(row).some((words) => words?.startsWith(empty)),
        isLocked: marks(row).includes(locked),
        isSelected: row.getAttribute('aria-selected') === 'true',
      })),
      page: all('main', canvas).map(wordsOf).join(' '),
      values: all('[data-part=fields] :is(input, textarea, [contenteditable])').map(wordsOf).join('\n'),
      isFollowed: isFollowed(),
    }
  }, WORDS)
}
