import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('newsletter-subscription')

describe('newsletter-subscription', () => {
  const lists = [
    { id: 1, name: 'Une lettre', description: null },
    { id: 2, name: 'Une autre', description: 'Chaque mois.' },
  ]
  const subscription = { email: 'camille.roy@example.org', subscribed: true, lists: [2], consentedAt: '2026-03-02T08:14:00Z' }
  const ticked = (body: HTMLElement) => [...body.querySelectorAll('input[checked]')].map((input) => input.getAttribute('value'))

  it('ticks what is received, and says since when', () => {
    const body = viewBody(View, { props: {}, data: { lists, subscription } })
    expect(ticked(body)).toEqual(['2'])
    expect(body.textContent).toContain('2 mars 2026')
  })

  it('ticks nothing for who receives nothing', () => {
    expect(
      ticked(viewBody(View, { props: {}, data: { lists, subscription: { ...subscription, subscribed: false, consentedAt: null } } })),
    ).toEqual([])
  })

  it('says what this place is for when there is nothing to choose', () => {
    expect(viewBody(View, { props: {}, data: { lists: [], subscription } }).textContent).toContain('n’envoie pas de lettre')
    expect(viewBody(View, { props: {}, data: {} }).textContent).toContain('n’ont pas pu être chargées')
  })
})
