import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('timeline')

it('keeps the order of its dates', () => {
  const items = [
    { date: '30 juin', title: 'Approuver' },
    { date: '31 juillet', title: 'Déposer', note: 'C. com., art. L. 232-22' },
  ]
  const lines = [...viewBody(View, { props: { level: 3, items } }).querySelectorAll('ol > li')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['30 juinApprouver', '31 juilletDéposerC. com., art. L. 232-22'])
})
