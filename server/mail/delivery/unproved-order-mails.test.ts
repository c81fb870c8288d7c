import { describe, expect, it } from 'vitest'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import { mailExamples, mailIdentityExample as identity } from '#tests/support/mail/mail-examples.ts'
import { renderMail } from './render-mail.ts'

const render = (kind: MailKind, locale: string, data: unknown) => renderMail({ kind, locale, data, identity })
const words = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ')

describe('the confirmation of an order by transfer', () => {
  const { transfer } = mailExamples.ORDER_PLACED
  if (transfer === null) throw new Error('the example is paid by transfer')
  it.each([
    ['fr_FR', /ouvrez votre commande avec le bouton ci-dessous avant le 20 novembre 2026 à/, /vous sont réservées/],
    ['en_GB', /open your order with the button below before 20 November 2026 at/, /are reserved for you until the date below/],
  ] as const)('asks an unproved address to open the order, and a proved one for nothing, in %s', (locale, asks, reserved) => {
    const unproved = { ...mailExamples.ORDER_PLACED, transfer: { ...transfer, confirmBy: '2026-11-20T10:30:00Z' } }
    const texts = [unproved, mailExamples.ORDER_PLACED].map((data) => words(render('ORDER_PLACED', locale, data).text))
    expect(texts.map((text) => [asks.test(text), reserved.test(text)])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('is followed, where the link was not opened, by a mail that says why the order ended', () => {
    const data = { ...mailExamples.ORDER_EXPIRED, isUnconfirmed: true }
    const texts = ['fr_FR', 'en_GB'].map((locale) => words(render('ORDER_EXPIRED', locale, data).text))
    expect(texts).toEqual([
      expect.stringMatching(/adresse e-mail n’a pas été confirmée à temps/),
      expect.stringMatching(/email address was not confirmed in time/),
    ])
  })
})
