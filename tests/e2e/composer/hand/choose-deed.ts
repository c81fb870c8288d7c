import type { Dice } from '#tests/support/drafts/random-draft.ts'
import type { KeyPlace } from './look-at-desk.ts'
import type { Clicked } from './points.ts'

/** Something that a person does: a click, a word that is typed letter by letter, a key. */
export type Deed =
  | { readonly kind: 'click'; readonly part: Clicked; readonly number: number; readonly isDouble: boolean; readonly word: string | null }
  | { readonly kind: 'type'; readonly word: string }
  | { readonly kind: 'press'; readonly key: string }
  | { readonly kind: 'add'; readonly query: string }

/** The keys that are pressed in each place. In a control and a dialog only what leads on: they may do anything. */
const KEYS: Readonly<Record<KeyPlace, readonly string[]>> = {
  page: ['Enter', 'Escape', 'Delete', 'Backspace', 'Tab', 'ArrowDown', 'Control+z', 'Control+y', 'Control+k', 'F6'],
  text: ['Enter', 'Escape', 'Escape', 'Tab', 'Shift+Tab', 'Backspace', 'ArrowLeft', 'Control+a', 'Control+b', 'Control+z', 'Control+y'],
  outline: ['Enter', 'Escape', 'Delete', 'Tab', 'ArrowDown', 'ArrowUp', 'F2', 'Control+z', 'Control+y', 'Control+k', 'F6'],
  name: ['Enter', 'Escape', 'Tab'],
  field: ['Enter', 'Escape', 'Tab', 'Control+a', 'Control+z', 'Control+y', 'Control+k', 'Backspace', 'ArrowLeft'],
  palette: ['Escape', 'ArrowDown', 'Tab', 'Control+z'],
  control: ['Tab', 'Escape', 'Control+z', 'F6'],
  dialog: ['Escape'],
  lost: ['Escape'],
}

const PARTS: readonly Clicked[] = ['words', 'title', 'row', 'field']
const QUERIES = ['citation', 'bouton', 'titre', 'horaires']

/** A word of its own for each deed. All its letters are keys of commands, also the last one, which no other letter follows. */
const wordOf = (number: number): string => `hemvn${String(number).replaceAll(/\d/g, (digit) => 'abcfgijklo'[Number(digit)] ?? '')}d`

/** The words that were typed and are part of a text. */
export const typedIn = (text: string): readonly string[] => text.match(/hemvn[abcfgijklo]+d/g) ?? []

/** A click, where half of the clicks on words and fields are followed by letters at once. Two clicks select a word: letters would replace it. */
function chooseClick(dice: Dice, word: string): Deed {
  const part = dice.pick(PARTS)
  const number = dice.below(1000)
  const isDouble = dice.chance(0.2)
  return { kind: 'click', part, number, isDouble, word: part !== 'row' && !isDouble && dice.chance(0.5) ? word : null }
}

/** Chooses what is done next where the keys are. */
export function chooseDeed(dice: Dice, place: KeyPlace, number: number): Deed {
  const word = wordOf(number)
  if (place === 'dialog') return { kind: 'press', key: 'Escape' }
  const kind = dice.below(10)
  if (kind < 3) return chooseClick(dice, word)
  if (kind < 6) return { kind: 'type', word }
  if (kind === 6 && (place === 'page' || place === 'outline')) return { kind: 'add', query: dice.pick(QUERIES) }
  return { kind: 'press', key: dice.pick(KEYS[place]) }
}

/** A deed as a person would write it down. */
export function deedText(deed: Deed): string {
  if (deed.kind === 'type') return `type ${deed.word}`
  if (deed.kind === 'press') return `press ${deed.key}`
  if (deed.kind === 'add') return `press /, type ${deed.query}, press Enter`
  const then = deed.word === null ? '' : `, type ${deed.word} at once`
  return `${deed.isDouble ? 'double-click' : 'click'} ${deed.part} ${deed.number}${then}`
}
