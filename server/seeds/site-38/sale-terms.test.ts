import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const plainOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ')
/** The date of the law from which consumers withdraw by a function of the shop, which the terms describe. */
const functionSince = '2026-06-19'

it.each(['fr_FR', 'en_GB'])('the terms of sale state the delivery times of the carriers, in %s', (locale) => {
  const { carriers } = JSON.parse(read('shop.json')) as { carriers: readonly { delayDays: readonly number[] }[] }
  expect(new Set(carriers.map(({ delayDays }) => delayDays.join('-'))).size).toBeGreaterThan(1)
  for (const text of [plainOf(read(`parameters/SALE_TERMS.${locale}.html`)), read(`pages/${locale}/contact.json`)]) {
    expect(text).not.toMatch(/\S+ (à|to) \S+ (jours ouvrés|working days)/)
    expect(text).toMatch(/indiqué avant la commande|told before the order/)
  }
})

it.each(['fr_FR', 'en_GB'])('the version of the terms is their date, no older than the described function, in %s', (locale) => {
  const told = /(\d{2})\/(\d{2})\/(\d{4})/.exec(read(`parameters/SALE_TERMS.${locale}.html`)) ?? []
  expect(read(`pages/${locale}/checkout.json`)).toContain(`"termsVersion": "${told[0]}"`)
  expect([told[3], told[2], told[1]].join('-') >= functionSince).toBe(true)
})

it.each([
  ['fr_FR', 'métropolitaine', 'Corse'],
  ['en_GB', 'mainland', 'Corsica'],
] as const)('texts that name delivery to the mainland name Corsica too, in %s', (locale, mainland, corsica) => {
  for (const file of [`parameters/SALE_TERMS.${locale}.html`, `pages/${locale}/contact.json`, `pages/${locale}/home.json`]) {
    const places = plainOf(read(file))
      .split(/[.;"]/)
      .filter((sentence) => sentence.toLowerCase().includes(mainland))
    expect(places.length, file).toBeGreaterThan(0)
    for (const place of places) expect(place).toContain(corsica)
  }
})
