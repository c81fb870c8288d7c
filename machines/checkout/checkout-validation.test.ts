import { describe, expect, it } from 'vitest'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import { formatReasons } from '#schemas/errors/error-details.ts'
import { formFieldErrors } from '#schemas/errors/form-field-errors.ts'
import { carrierExample, pickupExample, wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { errorsByVisibleField } from './visible-field-errors.ts'
import { errorsOfOrder, firstInvalidStep, restoredStep, stepOfError } from './checkout-validation.ts'

const checking = { buyer: null, locale: 'fr_FR', booksTimes: false, today: '2026-11-23' }
const missingOf = (more: Partial<StoredCart>, upTo: 'delivery' | 'identity' | 'review' = 'identity') => {
  const missing = firstInvalidStep({ cart: { ...wholeCartExample, ...more }, upTo, saleTermsAccepted: true }, checking)
  return missing && [missing.opens, ...missing.faults.map(({ field, code }) => `${field} ${code}`)]
}
const home = { ...wholeCartExample.address, shipping: { ...wholeCartExample.address.shipping } }
const company = { name: 'Le Comptoir', siret: '', vatNumber: '', reference: '' }

describe('what is missing of a cart', () => {
  it('is nothing of one that can be ordered in its way', () => {
    for (const way of ['delivery', 'clickAndCollect', 'no_delivery'] as const)
      expect([way, missingOf({ address: home, deliveryType: way }, 'review')]).toEqual([way, null])
    expect(missingOf({ deliveryType: 'no_delivery', city: null, carrier: null })).toBeNull()
  })

  it('is a carrier without a price of today, or the pickup point of one that delivers there', () => {
    expect(missingOf({ shippingPrices: [pickupExample] })).toEqual(['delivery', 'delivery.idCarrier REQUIRED'])
    expect(missingOf({ carrier: null, city: null })).toEqual(['delivery', 'deliveryPostalCode REQUIRED'])
    expect(missingOf({ carrier: pickupExample })).toEqual(['delivery', 'delivery.accessPointId REQUIRED'])
    expect(missingOf({ carrier: carrierExample })).toBeNull()
  })

  it('is named where it is chosen rather than filled in', () => {
    const told = (more: Partial<StoredCart>) =>
      firstInvalidStep({ cart: { ...wholeCartExample, ...more }, upTo: 'identity' }, { ...checking, booksTimes: true })?.faults.map(
        ({ message }) => message,
      )
    expect(told({ carrier: null })).toEqual(['Choisissez un transporteur.'])
    expect(told({ carrier: pickupExample })).toEqual(['Choisissez un point de retrait.'])
    const clickAndCollect = { idAddress: null, date: null, idSchedule: null }
    expect(told({ deliveryType: 'clickAndCollect', clickAndCollect })).toEqual([
      ...['Choisissez un lieu de retrait.', 'Choisissez un créneau de retrait.'],
    ])
    expect(told({ city: null, carrier: null })).toEqual(['Indiquez la commune de livraison.'])
  })

  it('is a postal code that no town of the country can have', () => {
    const { billing } = wholeCartExample.address
    const country = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA' }
    expect(missingOf({ country, city: { postalCode: '00000', name: 'Nulle' } })).toEqual(['delivery', 'deliveryPostalCode FORMAT'])
    const address = { ...wholeCartExample.address, billing: { ...billing, postalCode: '7501', country: 1 } }
    expect(missingOf({ country, address })).toEqual(['identity', 'address.billing.postalCode FORMAT'])
    expect(
      missingOf({ country: { id: 2, alphaTwo: 'GB', alphaThree: 'GBR' }, city: { postalCode: 'SW1A 1AA', name: 'Londres' } }),
    ).toBeNull()
  })

  it('is an impossible postal code of the billing address, also without a delivery', () => {
    const address = { ...wholeCartExample.address, billing: { ...wholeCartExample.address.billing, postalCode: 'ABCDE', country: 7 } }
    const cart = { ...wholeCartExample, deliveryType: 'no_delivery', country: null, address } as const
    const told = (billedIn?: string) => firstInvalidStep({ cart, upTo: 'identity', billedIn }, checking)
    expect(told('FR')).toEqual({
      opens: 'identity',
      faults: [{ field: 'address.billing.postalCode', code: 'FORMAT', message: 'Ce code postal n’existe pas dans ce pays.' }],
    })
    expect([told(), told('GB')]).toEqual([null, null])
  })

  it('is no postal code of an unknown country, of an unused town, or a missing one', () => {
    const country = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA' }
    const billed = (more: object) => ({ ...wholeCartExample.address, billing: { ...wholeCartExample.address.billing, ...more } })
    expect(missingOf({ country, address: billed({ postalCode: '7501', country: 2 }) })).toBeNull()
    const collected = { deliveryType: 'clickAndCollect', city: { postalCode: '00000', name: 'Nulle' } } as const
    expect(missingOf({ country, ...collected })).toBeNull()
    expect(missingOf({ country, address: billed({ postalCode: ' ', country: 1 }) })).toEqual([
      ...['identity', 'address.billing.postalCode REQUIRED'],
    ])
  })

  it('is a gift text that cannot be printed, before the order is sent', () => {
    const { contact } = wholeCartExample
    const faulty = missingOf({ contact: { ...contact, gift: { message: 'Bravo 🎁', from: 'Zoë ❤️' } } })
    expect(faulty).toEqual(['identity', 'gift.from FORMAT', 'gift.message FORMAT'])
    expect(missingOf({ contact: { ...contact, gift: { message: 'Bravo\u202f!', from: 'Zoë' } } })).toBeNull()
  })

  it('is a name, an address or a company that cannot be printed, at its field', () => {
    const { contact, address, city } = wholeCartExample
    const written = { ...address.billing, firstname: 'Γιώργος', lastname: 'Nguye\u0302\u0303n', city: 'Київ' }
    expect(missingOf({ address: { ...address, billing: written } })).toBeNull()
    const foreign = { ...address.billing, lastname: '阮', address: '1 شارع', addressPart2: '🏠', city: '北京' }
    const named = { ...contact, company: { ...company, name: '株式会社', reference: 'הזמנה' } }
    const told = (name: string) => ['lastname', 'address', 'addressPart2'].map((field) => `address.${name}.${field} FORMAT`)
    expect(missingOf({ contact: named, address: { ...address, billing: foreign, shipping: foreign } })).toEqual([
      ...['identity', 'company.name FORMAT', 'company.reference FORMAT', ...told('delivery'), ...told('billing')],
      'address.billing.city FORMAT',
    ])
    expect(missingOf({ deliveryType: 'no_delivery', address: { ...address, shipping: foreign } })).toBeNull()
    expect(missingOf({ city: { postalCode: city?.postalCode ?? '', name: '北京' } })).toEqual(['delivery', 'deliveryPostalCode FORMAT'])
  })

  it('is a text of invisible characters, and a line break except in a gift message', () => {
    const { contact, address } = wholeCartExample
    const saying = (words: string) => {
      const place = { ...address.billing, address: words, city: words }
      const named = { ...contact, company: { ...company, name: words }, gift: { from: words, message: 'Bravo\nZoë' } }
      return { contact: named, address: { billing: place, shipping: { ...address.shipping, address: words } } }
    }
    const fields = ['company.name', 'address.delivery.address', 'address.billing.address', 'address.billing.city', 'gift.from']
    expect(missingOf(saying('\u200b\u200b'))).toEqual(['identity', ...fields.map((field) => `${field} REQUIRED`)])
    for (const sign of ['\n', '\r', '\v', '\f', '\u2028', '\u2029'])
      expect(missingOf(saying(`5 rue X${sign}SIRET 999`))).toEqual(['identity', ...fields.map((field) => `${field} FORMAT`)])
    expect(missingOf(saying('Zoë\n'))).toBeNull()
  })

  it('takes what phones copy with invisible characters', () => {
    const { contact, address } = wholeCartExample
    const billing = { ...address.billing, firstname: 'Camille\u200b', lastname: 'Van\u00ad Damme', address: '\u20685, rue des Lilas\u2069' }
    const said = {
      ...{ email: 'camille\u200b@example.org', phone: '\u202a+33 6 39 98 00 12\u202c' },
      company: { ...company, siret: '732\u200b 829 320 00074', vatNumber: '\u200eFR44732829320' },
    }
    expect(missingOf({ contact: { ...contact, ...said }, address: { ...address, billing } })).toBeNull()
  })

  it('says by how much a text is too long, once for each field', () => {
    const { contact, address } = wholeCartExample
    const billing = { ...address.billing, address: 'é'.repeat(164), firstname: 'x'.repeat(81), postalCode: '3'.repeat(21) }
    const said = { email: `${'a'.repeat(250)}@example.org`, company: { ...company, siret: '1'.repeat(31) } }
    const checked = {
      cart: { ...wholeCartExample, contact: { ...contact, ...said }, address: { ...address, billing } },
      upTo: 'identity',
    } as const
    const faults = firstInvalidStep(checked, checking)?.faults.map(({ field, code, message }) => `${field} ${code} ${message}`)
    const tooLong = (field: string, max: number, excess: number) =>
      `${field} TOO_LONG Saisissez ${max} caractères au plus\u00a0: il y en a ${excess} de trop.`
    expect(faults?.toSorted()).toEqual([
      ...[tooLong('address.billing.address', 120, 44), tooLong('address.billing.firstname', 80, 1)],
      ...[tooLong('address.billing.postalCode', 20, 1), tooLong('company.siret', 30, 1), tooLong('user.email', 254, 8)],
    ])
  })

  it('counts a name with the space that it is stored with, and the message of an order', () => {
    const { contact, address } = wholeCartExample
    const billing = { ...address.billing, firstname: `St.${'a'.repeat(77)}`, lastname: 'a'.repeat(80) }
    expect(missingOf({ contact: { ...contact, message: 'a'.repeat(1001) }, address: { ...address, billing } })).toEqual([
      ...['identity', 'address.billing.firstname TOO_LONG', 'message TOO_LONG'],
    ])
    expect(missingOf({ contact: { ...contact, message: `${'a'.repeat(999)}\n` } })).toBeNull()
  })

  it('names the character that is not printed', () => {
    const said = (words: string, locale: string) => {
      const contact = { ...wholeCartExample.contact, gift: { message: '', from: words } }
      const checked = { cart: { ...wholeCartExample, contact }, upTo: 'identity' } as const
      return firstInvalidStep(checked, { ...checking, locale })?.faults.map(({ message }) => message)
    }
    expect(said('🎁', 'fr_FR')).toEqual([
      'Ce texte est imprimé, et «\u00a0🎁\u00a0» ne peut pas l’être\u00a0: écrivez-le sans émojis, en lettres latines, grecques ou cyrilliques.',
    ])
    expect(said('🎁', 'en_GB')).toEqual([
      'This text is printed, and “🎁” cannot be: write it without emojis, in Latin, Greek or Cyrillic letters.',
    ])
    expect(said('A\nB', 'fr_FR')).toEqual(['Ce texte est imprimé sur une seule ligne\u00a0: retirez les retours à la ligne.'])
    expect(said('A\nB', 'en_GB')).toEqual(['This text is printed on a single line: take the line breaks out.'])
  })

  it('is an impossible date of birth, or that of a minor, where the cart holds wine', () => {
    const { contact } = wholeCartExample
    const told = (birthdate: string, more: Partial<StoredCart> = {}) => missingOf({ contact: { ...contact, birthdate }, ...more })
    expect(told('2008-11-23')).toBeNull()
    expect(told('2008-11-24')).toEqual(['identity', 'user.birthdate FORMAT'])
    for (const birthdate of ['2027-01-01', '0198-04-02', '1987-02-31', '1987-4-2'])
      expect(told(birthdate)).toEqual(['identity', 'user.birthdate DATE'])
    const lines = wholeCartExample.lines.map(({ product, ...line }) => ({
      ...line,
      product: { ...product, type: { ...product.type, type: 'BOX' as const }, products: [] },
    }))
    expect(told('2008-11-24', { lines })).toBeNull()
    const minor = { ...contact, birthdate: '2008-11-24' }
    const said = (locale: string) =>
      firstInvalidStep({ cart: { ...wholeCartExample, contact: minor }, upTo: 'identity' }, { ...checking, locale })?.faults[0]?.message
    expect(said('fr_FR')).toBe('Le vin ne se vend qu’aux personnes majeures\u00a0: la date de naissance donnée dit moins de 18\u00a0ans.')
    expect(said('en_GB')).toBe('Wine is sold to adults only: the date of birth given says less than 18 years.')
    const buyer = { email: 'a@b.example', firstname: null, lastname: null, phone: null, birthdate: '2010-01-01' }
    expect(
      firstInvalidStep({ cart: wholeCartExample, upTo: 'identity' }, { ...checking, buyer })?.faults.map(({ field }) => field),
    ).toEqual([''])
  })

  it('is an impossible e-mail address and phone number; of a member the phone alone', () => {
    const { contact } = wholeCartExample
    const told = (email: string, phone: string) => missingOf({ contact: { ...contact, email, phone } })
    expect(told('anne@x', '12')).toEqual(['identity', 'user.email EMAIL', 'user.phone PHONE'])
    expect(told(' anne.roy@example.org ', '+44 20 7946 0018')).toBeNull()
    expect(told(' ', '\u00a0')).toEqual(['identity', 'user.email REQUIRED', 'user.phone REQUIRED'])
    const cart = { ...wholeCartExample, contact: { ...contact, email: 'anne@x', phone: '12' } }
    const buyer = { email: 'a@b.example', firstname: null, lastname: null, phone: null, birthdate: null }
    const ofMember = firstInvalidStep({ cart, upTo: 'identity' }, { ...checking, buyer })?.faults
    expect(ofMember?.map(({ field, message }) => [field, message])).toEqual([['user.phone', formFieldErrors.PHONE.fr]])
  })

  it('is the buyer and the giver of a gift, and no number of a company without one', () => {
    const contact = wholeCartExample.contact
    expect(missingOf({ contact: { ...contact, email: ' ' } })).toEqual(['identity', 'user.email REQUIRED'])
    expect(missingOf({ contact: { ...contact, gift: { message: '', from: '' } } })).toEqual(['identity', 'gift.from REQUIRED'])
    expect(missingOf({ contact: { ...contact, company: { ...company, siret: ' ', vatNumber: ' ' } } })).toBeNull()
    expect(missingOf({ contact: { ...contact, company: { ...company, siret: '1', vatNumber: 'FR1' } } })).toEqual([
      'identity',
      'company.siret FORMAT',
      'company.vatNumber FORMAT',
    ])
  })

  it.each([
    ['732 829 320 0007', '44732829320', ['siretLength', 'vatForm']],
    ['732 829 320 00075', 'FR 45 732829320', ['siretCheck', 'vatKey']],
  ] as const)('is a number that no company has, in the words of the shop itself: %s, %s', (siret, vatNumber, reasons) => {
    const contact = { ...wholeCartExample.contact, company: { ...company, siret, vatNumber } }
    const missing = firstInvalidStep({ cart: { ...wholeCartExample, contact }, upTo: 'identity' }, checking)
    expect(missing?.faults.map(({ message }) => message)).toEqual(reasons.map((reason) => formatReasons[reason].fr))
  })
})

describe('a refused order is mended', () => {
  it.each([
    ['user.email', 'identity'],
    ['address.billing.city', 'identity'],
    ['company.siret', 'identity'],
    ['gift.from', 'identity'],
    ['message', 'identity'],
    ['delivery.idCarrier', 'delivery'],
    ['deliveryPostalCode', 'delivery'],
    ['dateSchedule', 'delivery'],
    ['idSchedule', 'delivery'],
    ['saleTermsAccepted', 'review'],
    ['payment.user', 'review'],
    ['products.delivery', 'review'],
  ])('where %s is asked: %s', (field, step) => {
    expect(stepOfError('VALIDATION_FAILED', [{ field, code: 'REQUIRED', message: '' }])).toBe(step)
  })

  it('stand at the field of the code when no field is reported', () => {
    expect([
      stepOfError('MIN_BOTTLES', []),
      stepOfError('MAX_BOTTLES', []),
      stepOfError('OUT_OF_STOCK', []),
      stepOfError(null, []),
    ]).toEqual([...['delivery', 'delivery', 'review', 'review']])
  })

  it('stand at the reported fields, else at the field of the code', () => {
    const told = [{ field: 'user.phone', code: 'FORMAT', message: 'Ce numéro est faux.' }] as const
    expect(errorsOfOrder({ code: 'MINOR', message: 'Trop jeune.', faults: told }, null)).toEqual(told)
    expect(errorsOfOrder({ code: 'MINOR', message: 'Trop jeune.', faults: [] }, null)).toEqual([
      { field: 'user.birthdate', code: 'OPTION', message: 'Trop jeune.' },
    ])
    const elsewhere = [{ field: 'address.delivery.postalCode', code: 'FORMAT', message: 'Ce code est faux.' }] as const
    expect(errorsOfOrder({ code: 'BAD_ADDRESS', message: 'Non.', faults: elsewhere }, null)).toEqual([
      { ...elsewhere[0], field: 'deliveryPostalCode' },
    ])
    expect(stepOfError('BAD_ADDRESS', errorsOfOrder({ code: 'BAD_ADDRESS', message: 'Non.', faults: elsewhere }, null))).toBe('delivery')
    const billed = [{ ...elsewhere[0], field: 'address.billing.postalCode' }]
    expect(errorsOfOrder({ code: 'BAD_ADDRESS', message: 'Non.', faults: billed }, null)).toEqual(billed)
    expect([
      errorsOfOrder({ code: 'OUT_OF_STOCK', message: 'Épuisé.', faults: [] }, null),
      errorsOfOrder({ code: null, message: '', faults: [] }, null),
    ]).toEqual([[], []])
  })
})

describe('what an order is refused for', () => {
  const refused = (field: string, message = `Refusé : ${field}`) => ({ field, code: 'OPTION', message }) as const

  it('stand where the checkout asks for them: the country beside the town', () => {
    const country = errorsOfOrder({ code: null, message: '', faults: [refused('deliveryIdCountry')] }, wholeCartExample)
    expect(country.map(({ field }) => field)).toEqual(['deliveryPostalCode'])
    expect(stepOfError(null, country)).toBe('delivery')
  })

  it('without a field stand above the form, each reason once', () => {
    const faults = [refused('discount', 'Code inconnu.'), refused('payment.method', 'Moyen refusé.'), refused('products', 'Code inconnu.')]
    const told = errorsByVisibleField(faults, { cart: wholeCartExample, buyer: null })
    expect(told.map(({ field, message }) => [field, message])).toEqual([
      ['', 'Code inconnu.'],
      ['', 'Moyen refusé.'],
    ])
  })
})

describe('the step at which a checkout opens again', () => {
  const reopened = (more: Partial<StoredCart>, left: 'delivery' | 'identity' | 'review') =>
    restoredStep({ ...wholeCartExample, ...more }, left, checking)

  it('is the one at which it was left, of a cart that is whole so far', () => {
    const cart = { deliveryType: 'no_delivery', address: home } as const
    for (const left of ['delivery', 'identity', 'review'] as const) expect(reopened(cart, left)).toBe(left)
  })

  it('is the first before it where something is missing, and never one after it', () => {
    expect(reopened({ carrier: null }, 'review')).toBe('delivery')
    expect(reopened({ carrier: null }, 'delivery')).toBe('delivery')
    const phone = { contact: { ...wholeCartExample.contact, phone: '' }, deliveryType: 'no_delivery' } as const
    expect(reopened(phone, 'review')).toBe('identity')
    expect(reopened(phone, 'identity')).toBe('identity')
  })
})
