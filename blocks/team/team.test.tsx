import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
import { View } from './View.tsx'

testBlock('team')

it('seals those without a portrait with their initials, unsaid', () => {
  const members = [{ name: 'Claire Vauzelle' }, { name: 'Élise Combes', image: { id: 1 } }]
  const body = viewBody(View, { props: { level: 3, members } })
  expect(body.querySelector('[aria-hidden="true"]')?.textContent).toBe('CV')
  expect([...body.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([''])
})

it('names a link by its address when it has no words', () => {
  const members = [{ name: 'Claire Vauzelle', href: 'mailto:claire@greffe-plume.example' }]
  expect(viewBody(View, { props: { level: 3, members } }).querySelector('a')?.textContent).toBe('claire@greffe-plume.example')
})
