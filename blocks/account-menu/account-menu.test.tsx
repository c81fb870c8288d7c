import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { userExample } from '#schemas/api/people/user.ts'
import { View } from './View.tsx'

testBlock('account-menu')

describe('account-menu', () => {
  const props = {
    label: 'Espace client',
    links: [
      { label: 'Mon compte', href: '/compte' },
      { label: 'Sécurité', href: '/compte/securite' },
    ],
    signOut: true,
  }

  it('says which of its pages is shown, and whose account it is', () => {
    const body = viewBody(View, { props, data: { me: userExample }, page: { path: '/compte/securite' } })
    expect(body.querySelector('[aria-current="page"]')?.textContent).toBe('Sécurité')
    expect(body.textContent).toContain('Camille Roy')
  })

  it('names an account without a name by its address', () => {
    const me = { ...userExample, firstname: null, lastname: null }
    expect(viewBody(View, { props, data: { me } }).textContent).toContain('camille.roy@example.org')
  })

  it('signs out with a form of the page, which needs no script', () => {
    const form = viewBody(View, { props, page: { path: '/compte' } }).querySelector('form')
    expect([form?.getAttribute('action'), form?.querySelector('input')?.value]).toEqual(['/compte', 'user.logout'])
    expect(viewBody(View, { props: { ...props, signOut: false } }).querySelector('form')).toBeNull()
  })
})
