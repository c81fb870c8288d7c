import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('quote')

it('leads to its source, and has no caption without author and source', () => {
  const props = { quote: 'Un <em>mot</em>', size: 'normal', align: 'start' } as const
  const sourced = viewBody(View, { props: { ...props, source: 'Le blog', href: '/blog' } })
  expect(sourced.querySelector('figcaption cite a')?.getAttribute('href')).toBe('/blog')
  expect(viewBody(View, { props }).querySelector('figcaption')).toBeNull()
})
