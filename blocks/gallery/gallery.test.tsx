import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
import { View } from './View.tsx'

testBlock('gallery')

it('leaves no hole for a picture that is gone', () => {
  const items = [
    { image: { id: 1 }, caption: 'Le quai' },
    { image: { id: 999 }, caption: 'Perdue' },
  ]
  const body = viewBody(View, { props: { level: 3, columns: 3, ratio: '4/3', items } })
  expect([...body.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Le quai'])
})
