import type { Page } from '@playwright/test'
import type { Meaning } from '#composer/keys/hand.ts'
import { atRest } from './at-rest.ts'
import type { KeyPlace, Seen } from './look-at-desk.ts'

/** An open composer with the caret of the text that has the keys. */
export interface Shot extends Seen {
  /** The place of the caret, or of the end of the selection, in characters; null without one. */
  readonly caret: number | null
  /** The selected words; empty for a caret. */
  readonly selected: string
}

/** Reads an open composer once it is at rest. */
export async function shoot(page: Page): Promise<Shot> {
  const seen = await atRest(page)
  const caret = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-state]')
    const isOnPage = frame !== null && document.activeElement === frame
    const shown = (isOnPage ? frame.contentDocument : null) ?? document
    const field = shown.activeElement
    if (field?.matches('input, textarea')) {
      const { value, selectionStart, selectionEnd } = field as HTMLInputElement
      return { at: selectionEnd, selected: value.slice(selectionStart ?? 0, selectionEnd ?? 0) }
    }
    const selection = shown.getSelection()
    return selection && { at: selection.focusOffset, selected: selection.toString() }
  })
  return { ...seen, caret: caret?.at ?? null, selected: caret?.selected ?? '' }
}

const blocksOf = ({ blocks }: Seen): readonly string[] => blocks.split(' ')
const selectedRows = ({ rows }: Seen): readonly string[] => rows.flatMap(({ id, isSelected }) => (isSelected ? [id] : []))

/** The row of the element that was clicked, where it is one, and the word under the pointer, where there is one. */
export interface Target {
  readonly row?: string
  readonly word?: string
}

/** The one meaning that a click has had, by the elements, the focus, the selected rows and the caret; null for none of the table. */
export function clickedMeaning(before: Shot, after: Shot, { row, word }: Target): Meaning | null {
  if (before.blocks !== after.blocks) return blocksOf(after).length === blocksOf(before).length + 1 ? 'add' : null
  if (row !== undefined && selectedRows(after).join(' ') !== row) return null
  return before.place === after.place && WRITTEN.includes(after.place) ? meaningInText(before, after, word) : placeMeaning(after, word)
}

const WRITTEN: readonly KeyPlace[] = ['text', 'name', 'field']

/** The meaning of a click that the focus has followed. */
function placeMeaning({ place }: Shot, word: string | undefined): Meaning | null {
  // A click on what has no words selects its element, and the page has the keys.
  if (place === 'page') return word === undefined ? 'write' : null
  const meanings: Partial<Record<KeyPlace, Meaning>> = { text: 'write', name: 'rename', outline: 'select' }
  return meanings[place] ?? null
}

function meaningInText(before: Shot, after: Shot, word: string | undefined): Meaning | null {
  if (after.selected === '') return after.caret === before.caret ? null : 'caret'
  return after.selected.trim() === word ? 'select-word' : null
}
