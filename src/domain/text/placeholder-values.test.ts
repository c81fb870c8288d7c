import { expect, it } from 'vitest'
import { placeholderValues } from './placeholder-values.ts'

it('gives every company and legal value as a text, phones as people write them, nothing else', () => {
  const stored: Record<string, string> = { COMPANY_NAME: 'Greffe & Plume', COMPANY_PHONE: '+33199001234', BANK_IBAN: 'FR76' }
  const values = Object.fromEntries(
    placeholderValues(
      (type) => stored[type] ?? null,
      (number) => `tel. ${number}`,
    ),
  )
  expect(values).toMatchObject({ COMPANY_NAME: 'Greffe & Plume', COMPANY_PHONE: 'tel. +33199001234', VAT_NUMBER: '' })
  expect(values).not.toHaveProperty('BANK_IBAN')
  expect(values).not.toHaveProperty('SALE_TERMS')
})

it('gives the company’s own address to write to about personal data where no other is named', () => {
  const given = (stored: Record<string, string>) =>
    placeholderValues(
      (type) => stored[type] ?? null,
      (number) => `tel. ${number}`,
    ).get('DPO_EMAIL')
  expect(given({ COMPANY_EMAIL: 'maison@example.org', DPO_EMAIL: 'donnees@example.org' })).toBe('donnees@example.org')
  expect(given({ COMPANY_EMAIL: 'maison@example.org' })).toBe('maison@example.org')
  expect(given({})).toBe('')
})
