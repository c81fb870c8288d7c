import { describe, expect, it } from 'vitest'
import { mailExamples, mailIdentityExample as identity } from '#tests/support/mail/mail-examples.ts'
import { renderMail } from './render-mail.ts'

const words = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ')
const agreed = { ...mailExamples.ORDER_READY, deliveryType: 'NO_DELIVERY', place: [], collectOn: null, collectHours: null } as const
const ready = (locale: string, data: object = agreed) => renderMail({ kind: 'ORDER_READY', locale, data, identity })

describe('the mail that an order is ready for an agreed handover', () => {
  it.each([
    ['fr_FR', /commande 2026-000123 est prête/, /Nous vous appellerons pour convenir avec vous du jour et du lieu de la remise/],
    ['en_GB', /order 2026-000123 is ready/, /We shall call you to agree with you on the day and the place/],
  ] as const)('announces a phone call of the company, in %s', (locale, isReady, call) => {
    const { subject, text } = ready(locale)
    expect(words(subject)).toMatch(isReady)
    expect(words(text)).toMatch(call)
    expect(words(text)).not.toMatch(/vous attend|Munissez-vous|Retrait|can be collected|Bring proof/i)
    expect(words(text)).toMatch(/pièce d’identité|proof of identity/i)
  })

  it.each([
    ['fr_FR', /Nous vous écrirons/, /appellerons/],
    ['en_GB', /shall write to you/, /call/],
  ] as const)('announces a message to a buyer without a phone number, in %s', (locale, writes, calls) => {
    const { text } = ready(locale, { ...agreed, hasPhone: false })
    expect(words(text)).toMatch(writes)
    expect(words(text)).not.toMatch(calls)
  })

  it.each(['fr_FR', 'en_GB'])('is not sent for a pickup or for a mail without these fields, in %s', (locale) => {
    for (const data of [{ ...mailExamples.ORDER_READY, deliveryType: 'CLICK_AND_COLLECT' }, mailExamples.ORDER_READY])
      expect(words(ready(locale, data).text)).not.toMatch(/appellerons|call you/)
  })

  it('follows French typography', () => {
    for (const data of [agreed, { ...agreed, hasPhone: false }]) {
      const { subject, text } = ready('fr_FR', data)
      const written = `${subject}\n${text}`.replace(/https:\S+/g, '').replace(/^-- $/m, '')
      expect(written).not.toMatch(/'|[^\u00a0\u202f][!?;»]|[^\u00a0\u202f:/]:(\s|$)|«[^\u00a0\u202f]|\.\.\./)
    }
  })
})
