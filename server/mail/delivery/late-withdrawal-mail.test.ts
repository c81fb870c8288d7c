import { describe, expect, it } from 'vitest'
import { mailExamples, mailIdentityExample as identity } from '#tests/support/mail/mail-examples.ts'
import { renderMail } from './render-mail.ts'

const words = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ')
const example = mailExamples.WITHDRAWAL_ACK
const ack = (locale: string, more: Partial<typeof example> = {}) => {
  const { subject, text } = renderMail({ kind: 'WITHDRAWAL_ACK', locale, data: { ...example, ...more }, identity })
  return words(`${subject}\n${text}`)
}

describe('the acknowledgement of a late or excluded withdrawal', () => {
  it.each([
    ['fr_FR', /20 novembre 2026 à 14 h 12 min 07 s/, /jusqu’au 4 novembre 2026 inclus .* après ce délai/, /nous vous répondrons/],
    ['en_GB', /20 November 2026 at 14:12:07/, /until 4 November 2026.* after that/, /we shall answer/],
  ] as const)('contains its date, the last day and the promise of a reply, in %s', (locale, when, late, answer) => {
    const text = ack(locale, { lateAfter: '2026-11-04' })
    for (const pattern of [when, late, answer]) expect(text).toMatch(pattern)
    for (const pattern of [/2026-000123/, /Camille Roy/, /3 × Cuvée A 2021/]) expect(text).toMatch(pattern)
  })

  it.each(['fr_FR', 'en_GB'])('promises no refund, requests no return and assumes no right, in %s', (locale) => {
    const promise = /rembours|quatorze jours|renvoyez-les|paid back|fourteen days|send them back|vous renoncez|you withdraw from/
    const reading = /Nous lisons vos mots|We are reading your words/
    expect(ack(locale)).toMatch(promise)
    expect(ack(locale, { products: null })).toMatch(reading)
    for (const products of [example.products, null]) {
      expect(ack(locale, { products, lateAfter: '2026-11-04' })).not.toMatch(promise)
      expect(ack(locale, { products, lateAfter: '2026-11-04' })).not.toMatch(reading)
    }
  })

  it.each([
    ['fr_FR', 'COMPANY', /au nom d’une société .* aux seuls consommateurs\. Nous lisons votre déclaration/],
    ['en_GB', 'COMPANY', /for a company: .* consumers alone\. We are reading/],
    ['fr_FR', 'EXEMPT', /pas de droit de rétractation pour ces produits\. Nous lisons/],
    ['en_GB', 'EXEMPT', /no right to withdraw from such goods\. We are reading/],
  ] as const)('states why the right does not apply and promises nothing: %s, %s', (locale, notFor, why) => {
    const text = ack(locale, { notFor })
    expect(text).toMatch(why)
    expect(text).not.toMatch(/rembours|quatorze jours|renvoyez-les|paid back|fourteen days/)
  })

  it('follows French typography', () => {
    const { subject, text } = renderMail({
      kind: 'WITHDRAWAL_ACK',
      locale: 'fr_FR',
      data: { ...example, lateAfter: '2026-11-04' },
      identity,
    })
    const written = `${subject}\n${text}`.replace(/https:\S+/g, '').replace(/^-- $/m, '')
    expect(written).not.toMatch(/'|[^\u00a0\u202f][!?;»]|[^\u00a0\u202f:/]:(\s|$)|«[^\u00a0\u202f]|\.\.\./)
  })
})
