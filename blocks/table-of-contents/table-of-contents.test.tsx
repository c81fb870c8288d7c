import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('table-of-contents')

const props = { depth: 2, layout: 'list' } as const
const linksOf = (body: HTMLElement) => [...body.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), link.textContent])

it('leads to the parts of the page, and to their headings when it goes deeper', () => {
  expect(linksOf(viewBody(View, { props }))).toEqual([['#depot', 'Le dépôt']])
  expect(linksOf(viewBody(View, { props: { ...props, depth: 3 } }))).toEqual([
    ['#depot', 'Le dépôt'],
    ['#pieces', 'Les pièces'],
  ])
})

it('leaves nothing on a page without anchors', () => {
  expect(viewBody(View, { props, blocks: [] }).textContent).toBe('')
})
