import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('notice')

it('says its kind in words, before its title', () => {
  const body = viewBody(View, { props: { kind: 'warning', title: 'Quinze jours', html: '<p>Pas un de plus.</p>' } })
  expect(body.querySelector('[role="note"] > p')?.textContent).toBe('Attention – Quinze jours')
  expect(viewBody(View, { props: { kind: 'law', html: '<p>Un texte.</p>' } }).querySelector('p')?.textContent).toBe('Texte de loi')
})
