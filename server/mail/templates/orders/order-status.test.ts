import { describe, expect, it } from 'vitest'
import { renderMail } from '#server/mail/delivery/render-mail.ts'
import { mailExamples, mailIdentityExample } from '#tests/support/mail/mail-examples.ts'

describe('the mail of a paid order', () => {
  it.each([
    ['DELIVERY', /quand elles partent/, /when they leave/],
    ['PICKUP', /quand elles partent/, /when they leave/],
    ['CLICK_AND_COLLECT', /quand elles vous attendent/, /when they are ready for you/],
    ['NO_DELIVERY', /nous conviendrons ensemble de leur remise/, /agree with you on their handover/],
  ] as const)('announces the next message of an order by %s', (deliveryType, french, english) => {
    const data = { ...mailExamples.ORDER_PAID, deliveryType }
    const render = (locale: string) => renderMail({ kind: 'ORDER_PAID', locale, data, identity: mailIdentityExample })
    expect(render('fr_FR').text).toMatch(french)
    expect(render('en_GB').text).toMatch(english)
  })
})
