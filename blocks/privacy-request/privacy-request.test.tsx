import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { userExample } from '#schemas/api/people/user.ts'
import { View } from './View.tsx'

testBlock('privacy-request')

describe('privacy-request', () => {
  const sent = (answer: unknown) => ({ form: { name: 'privacy.request', values: {}, errors: [], code: null, message: null, answer } })

  it('is filled in for who is signed in, and open to everybody', () => {
    const email = (me: typeof userExample | null) =>
      viewBody(View, { props: {}, data: { me } }).querySelector('[name=email]')?.getAttribute('value')
    expect(email(userExample)).toBe('camille.roy@example.org')
    expect(email(null) ?? null).toBeNull()
  })

  it('offers every right, each with the time that an answer takes', () => {
    const body = viewBody(View, { props: {} })
    expect([...body.querySelectorAll('[name=type]')].map((input) => input.getAttribute('value'))).toHaveLength(7)
    const hint = (type: string) =>
      body.querySelector(`[id="${body.querySelector(`[value=${type}]`)?.getAttribute('aria-describedby')}"]`)?.textContent
    expect(hint('ACCESS')).toContain('30 jours')
    expect(hint('DEREGISTRATION')).toContain('10 jours ouvrés')
  })

  it('gives the reference and the day by which it is answered', () => {
    const notice = viewBody(View, { props: {}, context: sent({ reference: 'DP-2026-0042', dueAt: '2026-12-04T22:59:59Z' }) }).querySelector(
      '[role=status]',
    )
    expect(notice?.textContent).toContain('DP-2026-0042')
    expect(notice?.querySelector('time')?.textContent).toBe('4 décembre 2026')
  })

  it('lists what was asked before and waits for its answer, until another request is sent', () => {
    const times = { receivedAt: '2026-11-20T09:00:00Z', dueAt: '2026-12-04T22:59:59Z' }
    const requests = [{ reference: 'DP-2026-0042', type: 'ERASURE' as const, ...times }]
    const list = viewBody(View, { props: {}, data: { requests } }).querySelector('section')
    expect(list?.querySelector('h3')?.textContent).toBe('Vos demandes en cours')
    expect([...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'DP-2026-0042',
      'Faire effacer mes données',
      '20 novembre 2026',
      '4 décembre 2026',
    ])
    for (const data of [{ requests: [] }, {}]) expect(viewBody(View, { props: {}, data }).querySelector('section section, h3')).toBeNull()
  })

  it('believes no answer of another shape', () => {
    for (const answer of [null, 'x', { reference: 1, dueAt: '2026' }, { reference: 'a', dueAt: 'demain' }])
      expect(viewBody(View, { props: {}, context: sent(answer) }).querySelector('time')).toBeNull()
  })

  it.each([
    [{ DPO_EMAIL: 'donnees@example.org', COMPANY_EMAIL: 'maison@example.org' }, 'donnees@example.org', 'personne chargée des données'],
    [{ COMPANY_EMAIL: 'maison@example.org' }, 'maison@example.org', 'Vous pouvez aussi nous écrire'],
    [{}, undefined, undefined],
  ])('names the contact before a request and beside its receipt: %j', (parameters, address, words = '') => {
    for (const context of [{}, sent({ reference: 'DP-2026-0042', dueAt: '2026-12-04T22:59:59Z' })]) {
      const body = viewBody(View, { props: {}, context: { ...context, parameters: new Map(Object.entries(parameters)) } })
      expect(body.querySelector('a[href^="mailto:"]')?.textContent).toBe(address)
      expect(body.textContent).toContain(words)
    }
  })
})
