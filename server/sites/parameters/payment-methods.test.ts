import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolvePlaceholdersInHtml } from '#engine/text/placeholders.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { paymentMethods } from './payment-methods.ts'

const termsIn = (locale: string) =>
  readFileSync(new URL(`../../seeds/site-38/parameters/SALE_TERMS.${locale}.html`, import.meta.url), 'utf8')
const toldIn = (locale: string, iban: string | null, takesPayment: boolean) => {
  const scope = { site: { isECommerce: true } as Site, locale }
  const values = new Map([['PAYMENT_METHODS', paymentMethods(scope, iban, takesPayment)]])
  const text = resolvePlaceholdersInHtml(termsIn(locale), values, () => undefined)
  return /(?:Le paiement s’effectue|Payment is made) [^.]*\./.exec(text)?.[0]
}

describe('the terms of sale of the shop', () => {
  it.each([
    ['fr_FR', 'FR76', true, 'Le paiement s’effectue par virement, par prélèvement ou par carte bancaire.'],
    ['fr_FR', 'FR76', false, 'Le paiement s’effectue par virement.'],
    ['fr_FR', '', true, 'Le paiement s’effectue par prélèvement ou par carte bancaire.'],
    ['fr_FR', null, false, 'Le paiement s’effectue comme convenu avec vous.'],
    ['en_GB', 'FR76', true, 'Payment is made by transfer, direct debit or card.'],
    ['en_GB', 'FR76', false, 'Payment is made by transfer.'],
  ])('name the ways to pay that are offered, in %s with the account %s and a provider: %s', (locale, iban, takesPayment, told) => {
    expect(toldIn(locale, iban, takesPayment)).toBe(told)
  })
})
