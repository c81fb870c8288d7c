import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('accessibility-state')

it.each([
  ['FULL', 'totalement conforme'],
  ['PARTIAL', 'partiellement conforme'],
  ['NONE', 'non conforme'],
  ['EXEMPT', 'micro-entreprise'],
  [null, 'non conforme'],
])('says %s as « %s »', (state, words) => {
  const parameters = new Map([['ACCESSIBILITY_STATE', state]])
  expect(viewBody(View, { props: { level: 3 }, context: { parameters } }).textContent).toContain(words)
})
