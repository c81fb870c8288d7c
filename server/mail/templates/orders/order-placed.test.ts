import { describe, expect, it } from 'vitest'
import { renderMail } from '#server/mail/delivery/render-mail.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { mailExamples, mailIdentityExample } from '#tests/support/mail/mail-examples.ts'

const textOf = (kind: 'ORDER_PLACED' | 'ORDER_TEAM', locale: string, data: object = mailExamples[kind]) =>
  renderMail({ kind, locale, data, identity: mailIdentityExample }).text.replaceAll(/\s+/g, ' ')

describe('the mails of a placed order', () => {
  it.each([
    ['fr_FR', /Adresse de facturation[ :]*Camille Roy, 8, place des Vosges, 75004 Paris/],
    ['en_GB', /Billing address[ :]*Camille Roy, 8, place des Vosges, 75004 Paris/],
  ] as const)('name the billing address, to the buyer and to the shop, in %s', (locale, billing) => {
    expect(textOf('ORDER_PLACED', locale)).toMatch(billing)
    expect(textOf('ORDER_TEAM', locale)).toMatch(billing)
  })

  it.each([
    [{ method: 'TRANSFER', dueOn: '2026-11-27' }, /Paiement[ :]*virement, attendu avant le 27 novembre 2026/],
    [{ method: 'CARD', dueOn: null }, /Paiement[ :]*carte bancaire, en ligne/],
    [{ method: 'SEPA_DEBIT', dueOn: null }, /Paiement[ :]*prélèvement SEPA, en ligne/],
    [null, /Paiement[ :]*rien à payer/],
  ] as const satisfies readonly (readonly [MailData<'ORDER_TEAM'>['payment'], RegExp])[])(
    'names the way of paying to the shop: %o',
    (payment, pattern) => {
      expect(textOf('ORDER_TEAM', 'fr_FR', { ...mailExamples.ORDER_TEAM, payment })).toMatch(pattern)
    },
  )

  it('leads the shop to the panel', () => {
    expect(textOf('ORDER_TEAM', 'fr_FR')).toMatch(/Voir les commandes qui attendent.*\/admin/)
  })

  it('shows an order that an older version queued without these words', () => {
    const { payment: _payment, panelLink: _panelLink, order, ...older } = mailExamples.ORDER_TEAM
    const { billing: _billing, ...plain } = order
    expect(textOf('ORDER_TEAM', 'fr_FR', { ...older, order: plain })).not.toMatch(/facturation|Paiement|qui attendent/)
  })
})
