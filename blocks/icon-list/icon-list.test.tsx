import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('icon-list')

it('ticks the lines that name no sign', () => {
  const props = { level: 3 as const, columns: 1 as const, items: [{ text: 'Statuts' }, { icon: 'key' as const, text: 'Clé' }] }
  const signs = [...viewBody(View, { props }).querySelectorAll('svg')].map((sign) => sign.getAttribute('data-icon'))
  expect(signs).toEqual(['check', 'key'])
})
