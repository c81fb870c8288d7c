import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('testimonial')

it('shows a portrait without saying the name twice, and none when it is gone', () => {
  const said = (id: number) => ({ quote: 'Rien à redire.', name: 'Camille Roy', image: { id } })
  const body = viewBody(View, { props: { level: 3, items: [said(1), said(999)] } })
  expect([...body.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([''])
  expect(body.querySelectorAll('figure blockquote')).toHaveLength(2)
})
