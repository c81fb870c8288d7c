import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
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

it('tells what each does and leads where their link says, in its words', () => {
  const members = [
    { name: 'Claire Vauzelle', role: 'Avocate associée', href: '/l-equipe', linkLabel: 'Lire son parcours' },
    { name: 'Élise Combes' },
  ]
  const items = [...viewBody(View, { props: { level: 3, members } }).querySelectorAll('li')]
  expect(items.map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual([['Avocate associée'], []])
  const links = items.map((item) => [...item.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]))
  expect(links).toEqual([[['/l-equipe', 'Lire son parcours']], []])
})
