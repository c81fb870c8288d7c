import { describe, expect, it } from 'vitest'
import { mailExamples, mailIdentityExample as identity } from '#tests/support/mail/mail-examples.ts'
import { renderMail } from './render-mail.ts'

const locales = ['fr_FR', 'en_GB'] as const

describe('the mails of an order that a code made free', () => {
  const paid = { ...mailExamples.ORDER_PAID, total: 0 }
  const { keptBack: _, ...refunded } = { ...mailExamples.ORDER_REFUNDED, amount: 0, isWhole: true, method: 'SEPA_DEBIT' as const }

  it.each(locales)('confirm the order without mentioning a payment, in %s', (locale) => {
    const { subject, text } = renderMail({ kind: 'ORDER_PAID', locale, data: paid, identity })
    expect(subject).toMatch(/confirm/)
    expect(text).toMatch(/rien à payer|nothing to pay/)
    expect(text).not.toMatch(/0[,.]00|reçu votre paiement|received your payment/)
  })

  it.each(locales)('state that there is no refund, in %s', (locale) => {
    const { subject, text } = renderMail({ kind: 'ORDER_REFUNDED', locale, data: refunded, identity })
    expect(subject).toMatch(/avoir|credit note/)
    expect(text).toMatch(/rien à vous rendre|nothing to give back/)
    expect(text).toContain('AV-2026-000004')
    expect(text).not.toMatch(/0[,.]00|prélevé|debited|banque|bank/)
  })
})
