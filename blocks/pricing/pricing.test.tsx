import { expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('pricing')

const plan = { name: 'Copie', price: '34 €', period: 'HT par mois' }

it('has a button only where it knows its words and where it leads', () => {
  const plans = [plan, { ...plan, href: '/contact' }, { ...plan, href: '/contact', linkLabel: 'Choisir Copie', highlighted: true }]
  const buttons = [...viewBody(View, { props: { level: 3, plans } }).querySelectorAll('a')]
  expect(buttons.map((button) => [button.textContent, button.getAttribute('data-style')])).toEqual([['Choisir Copie', 'primary']])
})

it('reads the price and what it is for in one go', () => {
  expect(viewBody(View, { props: { level: 3, plans: [plan] } }).querySelector('p')?.textContent).toBe('34 € HT par mois')
})
