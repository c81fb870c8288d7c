import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { mediaIdsOf } from './media-ids.ts'

it('finds the pictures of blocks at any depth, each once, and that of the page', () => {
  const inner: Block = { id: 'inner', type: 'image', v: 1, props: { image: { id: 9 } } }
  const blocks: Block[] = [
    { id: 'hero', type: 'hero', v: 2, props: { title: 'Bonjour', image: { id: 31, alt: 'Deux associés' } } },
    {
      id: 'many',
      type: 'columns',
      v: 1,
      props: { folder: 4, items: [{ image: { id: 31 } }, { image: { id: 7 } }] },
      slots: { first: [inner] },
    },
  ]
  expect(mediaIdsOf(blocks, { image: 12 }).sort((a, b) => a - b)).toEqual([7, 9, 12, 31])
})

it('takes nothing else for a picture', () => {
  const props = { link: { id: 3, href: '/' }, ref: { id: '5' }, none: { id: 0 }, number: 8 }
  expect(mediaIdsOf([{ id: 'block', type: 'x', v: 1, props }])).toEqual([])
})
