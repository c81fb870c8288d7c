import type { Container, EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block, Json, Visibility } from '#schemas/generated/content.ts'
import { seeded } from '#tests/support/seeded.ts'
import { allBlocks, listAt, locate } from './reference-document.ts'

/** Random choices that a seed repeats. */
export class Dice {
  private readonly next: () => number

  constructor(seed: number) {
    this.next = seeded(seed)
    // Neighbouring seeds begin alike.
    for (let skipped = 0; skipped < 3; skipped += 1) this.next()
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  chance(share: number): boolean {
    return this.next() < share
  }
}

/** An item of a list, with a key by which a test knows it again. */
const item = (k: string): Json => ({
  k,
  title: '',
  links: [
    { k: `${k}-0`, href: '' },
    { k: `${k}-1`, href: '' },
  ],
})

function randomBlock(id: string, token: string, dice: Dice): Block {
  const items = Array.from({ length: dice.below(4) }, (_, index) => item(`${token}${index}`))
  return { id, type: 'note', v: 1, props: { title: token, text: '', link: { label: '', href: '' }, items } }
}

const SLOTS = ['content', 'aside']
const DEEPEST = 8

/** A document of two regions with blocks in one another. */
export function randomDocument(seed: number, size: number): EditedDocument {
  const dice = new Dice(seed)
  const regions: Record<string, Block[]> = { main: [], aside: [] }
  const head = { title: 't', seo: { description: '', robots: true }, tags: [item('h0'), item('h1')] }
  const document = { head, regions, notes: {} }
  for (let index = 0; index < size; index += 1) {
    const { in: where, after } = randomPlace(document, dice)
    const list = ownList(document, where)
    list.splice(list.findIndex(({ id }) => id === after) + 1, 0, randomBlock(`base${index}`, `b${index}`, dice))
  }
  return document
}

function ownList(document: { regions: Record<string, Block[]> }, where: Container): Block[] {
  if ('region' in where) return document.regions[where.region]!
  const { block } = locate({ ...document, head: {}, notes: {} }, where.parent)!
  block.slots ??= {}
  return (block.slots[where.slot] ??= [])
}

/** Any place of a document; for a block that moves, any place outside it. */
function randomPlace(document: EditedDocument, dice: Dice, moving?: string): Place {
  const parents = allBlocks(document).filter(({ path }) => path.length < DEEPEST && !path.includes(moving ?? ''))
  const places: Container[] = parents.map(({ block }) => ({ parent: block.id, slot: dice.pick(SLOTS) }))
  const regions = Object.keys(document.regions).map((region) => ({ region }))
  const where = dice.pick([...regions, ...regions, ...places])
  const ids = (listAt(document, where) ?? []).map(({ id }) => id).filter((id) => id !== moving)
  const index = dice.below(ids.length + 1)
  return { in: where, after: ids[index - 1] ?? null, before: ids[index] ?? null }
}

/** The kinds of random operations, the frequent ones more than once. */
export const KINDS = [
  'text',
  'text',
  'text',
  'item',
  'item',
  'list',
  'link',
  'head',
  'visible',
  'insert',
  'insert',
  'remove',
  'move',
  'move',
  'note',
] as const

/** A kind of random operation. */
export type Kind = (typeof KINDS)[number]

/** A valid operation on a document. Its new values hold `token`, so a test recognises them. */
export function randomOperation(document: EditedDocument, dice: Dice, token: string, kinds: readonly Kind[] = KINDS): Operation {
  const blocks = allBlocks(document).map(({ block }) => block)
  const kind = blocks.length === 0 ? 'insert' : dice.pick(kinds)
  if (kind === 'insert') return { op: 'insert', block: newBlock(token, dice), at: randomPlace(document, dice) }
  if (kind === 'head') return headOperation(dice, token)
  const block = dice.pick(blocks)
  const { id } = block
  if (kind === 'remove') return { op: 'remove', id }
  if (kind === 'move') return { op: 'move', id, to: randomPlace(document, dice, id) }
  if (kind === 'visible') return { op: 'visible', id, visibility: randomVisibility(dice) }
  if (kind === 'note') return { op: 'note', id, ...randomNote(dice, token) }
  return { op: 'set', id, ...randomValue(kind, block, dice, token) }
}

const randomVisibility = (dice: Dice): Visibility | null =>
  dice.chance(0.3) ? null : { audience: dice.pick(['members', 'visitors']), screens: [], from: null, until: null }

const randomNote = (dice: Dice, token: string) =>
  dice.chance(0.5) ? { name: dice.chance(0.6) ? token : null } : { locked: dice.chance(0.5) }

function newBlock(token: string, dice: Dice): Block {
  const id = `n${token.replace(/[~!]/, '')}`.toLowerCase()
  const block = randomBlock(id, token, dice)
  if (dice.chance(0.5)) return block
  return { ...block, slots: { content: [randomBlock(`${id}-a`, `${token}a`, dice), randomBlock(`${id}-b`, `${token}b`, dice)] } }
}

function headOperation(dice: Dice, token: string): Operation {
  const pointer = dice.pick(['/title', '/seo/description', '/seo', '/tags/0/title', '/tags/1/links/0/href', '/extra'])
  return { op: 'head', pointer, value: pointer === '/seo' ? { description: token, robots: true } : token }
}

function randomValue(
  kind: 'text' | 'item' | 'list' | 'link',
  { props }: Block,
  dice: Dice,
  token: string,
): { pointer: string; value?: Json } {
  const items = (props['items'] ?? []) as Json[]
  if (kind === 'link')
    return dice.pick([
      { pointer: '/link', value: { label: token, href: token } },
      { pointer: '/link/label', value: token },
      { pointer: '/link/href', value: token },
    ])
  if (kind === 'item' && items.length > 0) {
    const index = dice.below(items.length)
    return { pointer: dice.chance(0.3) ? `/items/${index}/links/${dice.below(2)}/href` : `/items/${index}/title`, value: token }
  }
  if (kind !== 'text') return { pointer: '/items', value: randomList(items, dice, token) }
  return dice.pick([...texts(token), ...texts(token), ...texts(token), { pointer: '/extra' }, { pointer: '/extra', value: token }])
}

const texts = (token: string) => ['/title', '/text'].map((pointer) => ({ pointer, value: token }))

function randomList(items: readonly Json[], dice: Dice, token: string): Json[] {
  const index = dice.below(items.length + 1)
  const changes = [items.toSpliced(index, 0, item(token)), items.toSpliced(index, 1), items.toReversed()]
  return items.length === 0 ? [item(token)] : dice.pick(changes)
}
