import type { Dice } from '#tests/support/drafts/random-draft.ts'

/** A piece of text with its format. */
export interface MadeRun {
  readonly text: string
  readonly isBold?: boolean
  readonly href?: string
}

/** An item of a list, with the items below it. */
export interface MadeItem {
  readonly text: string
  readonly inner: readonly MadeItem[]
}

/** A part of a made-up document. */
export type MadePart =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly MadeRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly MadeItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly alt: string }
  | { readonly kind: 'comment'; readonly on: string; readonly text: string }
  | { readonly kind: 'shape' }
  | { readonly kind: 'break' }

/** The content of a document by its kinds, each in the order of the document. */
export interface MadeContent {
  readonly headings: readonly string[]
  readonly items: readonly string[]
  readonly links: readonly (readonly [text: string, href: string])[]
  readonly tables: number
  readonly cells: readonly string[]
  /** The alternative texts. */
  readonly pictures: readonly string[]
  /** All letters of the text, without the spaces between them. */
  readonly letters: string
  readonly comments: number
  readonly shapes: number
}

/** The smallest picture that there is. */
export const DOT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

const WORDS = ['Nos vins', 'L’été au mas', 'Prix & conditions', '« Grande cuvée »', 'Où dormir ?', 'Visite du chai', '5 < 6 hectares']
const ADDRESSES = ['https://example.org/carte?a=1&b=2', 'http://example.org/', 'mailto:mas@example.org', 'tel:+33467000000']

const run = (dice: Dice): MadeRun => {
  const kind = dice.pick(['plain', 'bold', 'link'] as const)
  return { text: dice.pick(WORDS), ...(kind === 'bold' && { isBold: true }), ...(kind === 'link' && { href: dice.pick(ADDRESSES) }) }
}

const several = <T>(dice: Dice, most: number, make: (dice: Dice) => T): T[] =>
  Array.from({ length: 1 + dice.below(most) }, () => make(dice))

const item = (dice: Dice, depth: number): MadeItem => ({
  text: dice.pick(WORDS),
  inner: depth < 2 && dice.below(3) === 0 ? several(dice, 2, (next) => item(next, depth + 1)) : [],
})

const makers: readonly ((dice: Dice) => MadePart)[] = [
  (dice) => ({ kind: 'heading', level: dice.pick([1, 2, 3] as const), text: dice.pick(WORDS) }),
  (dice) => ({ kind: 'paragraph', runs: several(dice, 4, run) }),
  (dice) => ({ kind: 'list', isOrdered: dice.below(2) === 0, items: several(dice, 4, (next) => item(next, 0)) }),
  (dice) => {
    const width = 2 + dice.below(3)
    return { kind: 'table', rows: several(dice, 4, (next) => Array.from({ length: width }, () => next.pick(WORDS))) }
  },
  (dice) => ({ kind: 'picture', alt: dice.pick(WORDS) }),
  (dice) => ({ kind: 'comment', on: dice.pick(WORDS), text: dice.pick(WORDS) }),
  () => ({ kind: 'shape' }),
  () => ({ kind: 'break' }),
]

/** Makes a document up. Two lists never follow each other: Word would write them as one. */
export function makeDocument(dice: Dice): MadePart[] {
  const parts = Array.from({ length: 4 + dice.below(16) }, () => dice.pick(makers)(dice))
  return parts.flatMap((part, index) =>
    part.kind === 'list' && parts[index - 1]?.kind === 'list' ? [{ kind: 'paragraph', runs: [{ text: 'Puis' }] } as const, part] : [part],
  )
}

const itemTexts = (items: readonly MadeItem[]): string[] => items.flatMap(({ text, inner }) => [text, ...itemTexts(inner)])

/** A text without its spaces. */
export const lettersOf = (text: string): string => text.replaceAll(/\s+/g, '')

function textsOf(part: MadePart): string[] {
  if (part.kind === 'heading') return [part.text]
  if (part.kind === 'paragraph') return part.runs.map(({ text }) => text)
  if (part.kind === 'list') return itemTexts(part.items)
  if (part.kind === 'table') return part.rows.flat()
  return part.kind === 'comment' ? [part.on] : []
}

/** Gives the content of a document by its kinds. */
export function contentOf(parts: readonly MadePart[]): MadeContent {
  const of = <Kind extends MadePart['kind']>(kind: Kind) =>
    parts.filter((part): part is Extract<MadePart, { kind: Kind }> => part.kind === kind)
  const tables = of('table')
  return {
    headings: of('heading').map(({ text }) => text),
    items: of('list').flatMap(({ items }) => itemTexts(items)),
    links: of('paragraph').flatMap(({ runs }) => runs.flatMap(({ text, href }) => (href === undefined ? [] : [[text, href] as const]))),
    tables: tables.length,
    cells: tables.flatMap(({ rows }) => rows.flat()),
    pictures: of('picture').map(({ alt }) => alt),
    letters: lettersOf(parts.flatMap(textsOf).join('')),
    comments: of('comment').length,
    shapes: of('shape').length,
  }
}
