import type { Block } from '#schemas/generated/content.ts'
import { MAX_DEPTH } from '#engine/registry/limits.ts'
import { ownEntry } from './odd-blocks.ts'

/** The parts of a page as an older or foreign program may have stored them. */
export interface OddDocument {
  readonly head: unknown
  readonly blocks: unknown
  /** True where the column of the saved blocks takes no such value: only a draft can hold it. */
  readonly isOfDraft?: boolean
}

const section = { id: 'odd', type: 'section', v: 1, props: {} }
const nested = (good: Block, levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ ...section, id: undefined, slots: { content: [inner] } }), good)

/** Documents of an odd shape at one place each, by the words of their test. The shape of the head leaves the right block, and that of a block too. */
export const oddDocuments = ({
  head,
  good,
}: {
  readonly head: object
  readonly good: Block
}): readonly (readonly [string, OddDocument])[] => [
  ...[null, 7].map((odd) => [`the head ${JSON.stringify(odd)}`, { head: odd, blocks: [good] }] as const),
  ['a head of values of another type', { head: { url: [], title: 1e300, seo: 'x', shell: 7, middleware: {} }, blocks: [good] }],
  [
    'a head named __proto__',
    { head: { ...head, ...ownEntry('__proto__', { title: 'x' }), seo: ownEntry('__proto__', 1) }, blocks: [good] },
  ],
  ...[null, {}].map((odd) => [`the blocks ${JSON.stringify(odd)}`, { head, blocks: odd }] as const),
  ['no block among blocks', { head, blocks: [null, 7, 'x', [], {}, good] }],
  ['a block without id', { head, blocks: [{ ...section, id: undefined }, good] }],
  ['a block with the props null', { head, blocks: [{ ...section, props: null }, good] }],
  ['a slot that is no list', { head, blocks: [{ ...section, slots: { content: { 0: good } } }, good] }],
  ['slots that are no object', { head, blocks: [{ ...section, slots: 7 }, good], isOfDraft: true }],
  ['a slot named __proto__', { head, blocks: [{ ...section, slots: ownEntry('__proto__', [good]) }, good] }],
  ['a block named __proto__', { head, blocks: [{ ...section, id: '__proto__', type: '__proto__' }, good] }],
  ['props named __proto__', { head, blocks: [{ ...section, props: ownEntry('__proto__', { a: 1 }) }, good] }],
  ['blocks that are too deep', { head, blocks: [nested(good, MAX_DEPTH + 5), good] }],
]
