import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import english from '#i18n/messages/shop/en.json' with { type: 'json' }
import french from '#i18n/messages/shop/fr.json' with { type: 'json' }
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { choosePayment, findBank, holdOf, requirePaymentBeforePickup, requirePayable, toTransfer } from './payment-terms.ts'
import { unprovedHoldSeconds } from './unpaid-ceilings.ts'

const scope = {} as Scope
const iban = 'FR7630006000011234567890189'
const parametersOf = (values: Readonly<Record<string, unknown>>) =>
  ({ value: (_: Scope, type: string) => Promise.resolve(values[type] ?? null) }) as unknown as Parameters
const bank = { iban, bic: 'AGRIFRPP' }
const told = parametersOf({ BANK_IBAN: iban, BANK_BIC: 'AGRIFRPP' })
const untold = parametersOf({})
const choose = (parameters: Parameters, isOnline: boolean, said?: 'CARD' | 'SEPA_DEBIT' | 'TRANSFER') =>
  choosePayment({ parameters, isOnline }, scope, said)

it('finds the account of transfers of a site, and none where it has no number', async () => {
  expect(await findBank(told, scope)).toEqual(bank)
  for (const bic of [undefined, '', 12])
    expect(await findBank(parametersOf({ BANK_IBAN: iban, BANK_BIC: bic }), scope)).toEqual({ iban, bic: null })
  for (const none of [undefined, '', 12]) expect(await findBank(parametersOf({ BANK_IBAN: none, BANK_BIC: 'AGRIFRPP' }), scope)).toBeNull()
})

describe('an order is paid', () => {
  it('as its buyer says, where the site offers it', async () => {
    expect(await choose(told, true, 'TRANSFER')).toEqual({ method: 'TRANSFER', bank })
    for (const method of ['CARD', 'SEPA_DEBIT'] as const) expect(await choose(told, true, method)).toEqual({ method, bank: null })
  })

  it('online when nothing is said and that is offered, else by transfer', async () => {
    expect(await choose(told, true)).toEqual({ method: 'CARD', bank: null })
    expect(await choose(told, false)).toEqual({ method: 'TRANSFER', bank })
  })

  it('in no way that the site does not offer', async () => {
    const refusal = { code: 'PAYMENT_UNAVAILABLE' }
    await expect(choose(untold, true, 'TRANSFER')).rejects.toMatchObject(refusal)
    await expect(choose(told, false, 'CARD')).rejects.toMatchObject(refusal)
    await expect(choose(untold, false)).rejects.toMatchObject(refusal)
  })

  it('online from fifty cents on; by transfer, and when it costs nothing, always', () => {
    const online = { method: 'CARD', bank: null } as const
    for (const total of [1, 49])
      expect(() => requirePayable(online, total)).toThrow(expect.objectContaining({ code: 'PAYMENT_UNAVAILABLE' }))
    for (const total of [0, 50, 51]) expect(() => requirePayable(online, total)).not.toThrow()
    expect(() => requirePayable({ method: 'TRANSFER', bank }, 49)).not.toThrow()
  })

  it('in a way by which it comes before it is collected; what comes too late says which', () => {
    const now = Date.parse('2026-11-20T09:00:00Z')
    const late = (reason: string) => expect.objectContaining({ code: 'PAYMENT_UNAVAILABLE', data: { reason } }) as object
    expect(() => requirePaymentBeforePickup('TRANSFER', '2026-11-24', now)).toThrow(late('TRANSFER_LATE'))
    expect(() => requirePaymentBeforePickup('SEPA_DEBIT', '2026-11-30', now)).toThrow(late('DEBIT_LATE'))
    for (const [method, day] of [
      ['TRANSFER', '2026-11-25'] as const,
      ['SEPA_DEBIT', '2026-12-01'] as const,
      ['CARD', '2026-11-20'] as const,
    ])
      expect(() => requirePaymentBeforePickup(method, day, now)).not.toThrow()
  })

  it('within seven days by transfer, within half an hour online', () => {
    const proved = { isProved: true, collectedFrom: null }
    expect(holdOf({ method: 'TRANSFER', bank }, proved, 0)).toEqual({ seconds: 604_800, dueSeconds: null })
    for (const isProved of [true, false])
      expect(holdOf({ method: 'CARD', bank: null }, { ...proved, isProved }, 0)).toEqual({ seconds: 1800, dueSeconds: null })
  })

  it('by transfer before the time at which it is collected begins', () => {
    const now = Date.parse('2026-11-20T09:00:00Z')
    const wait = (from: string) => holdOf({ method: 'TRANSFER', bank }, { isProved: true, collectedFrom: new Date(from) }, now).seconds
    expect(wait('2026-11-21T09:00:00Z')).toBe(86_400)
    expect(wait('2026-11-27T08:59:59Z')).toBe(604_799)
    for (const later of ['2026-11-27T09:00:00Z', '2026-12-20T09:00:00Z']) expect(wait(later)).toBe(604_800)
    expect(wait('2026-11-20T08:00:00Z')).toBe(0)
    const collectedFrom = new Date('2026-11-21T09:00:00Z')
    expect(holdOf({ method: 'CARD', bank: null }, { isProved: true, collectedFrom }, now).seconds).toBe(1800)
  })

  it('by transfer within seven days, with stock reserved for 12 hours before verification', () => {
    const now = Date.parse('2026-11-20T09:00:00Z')
    const hold = (from: string | null) =>
      holdOf({ method: 'TRANSFER', bank }, { isProved: false, collectedFrom: from === null ? null : new Date(from) }, now)
    expect(hold(null)).toEqual({ seconds: 43_200, dueSeconds: 604_800 })
    expect(hold('2026-11-21T09:00:00Z')).toEqual({ seconds: 43_200, dueSeconds: 86_400 })
    expect(hold('2026-11-20T21:00:00Z')).toEqual({ seconds: 43_200, dueSeconds: null })
    expect(hold('2026-11-20T10:00:00Z')).toEqual({ seconds: 3600, dueSeconds: null })
  })
})

it('names the day in Paris on which a transfer is due, at any hour', () => {
  const due = (instant: string) => toTransfer('2026-000123', bank, { expires: new Date(instant), due: null }).dueAt
  for (const instant of ['2026-12-01T23:00:00Z', '2026-12-02T08:00:00Z', '2026-12-02T22:40:00Z']) expect(due(instant)).toBe('2026-12-02')
})

it('says the same days and hours of a transfer in the checkout and in the terms of sale', () => {
  const { seconds, dueSeconds } = holdOf({ method: 'TRANSFER', bank }, { isProved: false, collectedFrom: null }, 0)
  expect([seconds, unprovedHoldSeconds, dueSeconds]).toEqual([12 * 3600, 12 * 3600, 7 * 86_400])
  const termsOf = (language: string) =>
    readFileSync(new URL(`../../seeds/site-38/parameters/SALE_TERMS.${language}.html`, import.meta.url), 'utf8')
  for (const text of [termsOf('fr_FR'), french['block.checkout.methodHint.collected']])
    expect(text).toMatch(/dans les sept jours, et au plus tard la veille du retrait.*douze heures/)
  for (const text of [termsOf('en_GB'), english['block.checkout.methodHint.collected']])
    expect(text).toMatch(/within seven days, and no later than the day before.*twelve hours/)
  expect(french['block.checkout.methodHint.TRANSFER']).toMatch(/dans les sept jours.*douze heures/)
  expect(english['block.checkout.methodHint.TRANSFER']).toMatch(/within seven days.*twelve hours/)
})
