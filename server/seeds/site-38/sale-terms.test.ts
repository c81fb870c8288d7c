import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const plainOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ')
/** Since then a consumer withdraws by a function of the shop, which the terms describe. */
const functionSince = '2026-06-19'

it.each(['fr_FR', 'en_GB'])('the terms of sale promise no other time of delivery than the carriers, in %s', (locale) => {
  const { carriers } = JSON.parse(read('shop.json')) as { carriers: readonly { delayDays: readonly number[] }[] }
  expect(new Set(carriers.map(({ delayDays }) => delayDays.join('-'))).size).toBeGreaterThan(1)
  for (const text of [plainOf(read(`parameters/SALE_TERMS.${locale}.html`)), read(`pages/${locale}/contact.json`)]) {
    expect(text).not.toMatch(/\S+ (à|to) \S+ (jours ouvrés|working days)/)
    expect(text).toMatch(/indiqué avant la commande|told before the order/)
  }
})

it.each(['fr_FR', 'en_GB'])(
  'the version of the terms that is accepted is that of the terms, no older than what they describe, in %s',
  (locale) => {
    const told = /(\d{2})\/(\d{2})\/(\d{4})/.exec(read(`parameters/SALE_TERMS.${locale}.html`)) ?? []
    expect(read(`pages/${locale}/checkout.json`)).toContain(`"termsVersion": "${told[0]}"`)
    expect([told[3], told[2], told[1]].join('-') >= functionSince).toBe(true)
  },
)
