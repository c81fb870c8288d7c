import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('logo-wall')

it('names the partner in the picture, or in its place when it is gone', () => {
  const items = [
    { image: { id: 1 }, name: 'Banque du Confluent', href: 'https://banque.example/' },
    { image: { id: 999 }, name: 'Sans logo' },
  ]
  const body = viewBody(View, { props: { level: 3, size: 'normal', items } })
  expect(body.querySelector('a img')?.getAttribute('alt')).toBe('Banque du Confluent')
  expect(body.querySelectorAll('li')[1]?.textContent).toBe('Sans logo')
})
