import { z } from 'zod'
import { field } from '#schemas/admin/resources/field-meta.ts'
import { choice, line, link, money, number, toggle } from '#schemas/admin/resources/fields.ts'
import { capitalName, place } from './record-fields.ts'
import { defineRecord } from './record-kind.ts'

const kinds = { DELIVERY: { fr: 'À domicile', en: 'At home' }, PICKUP: { fr: 'En point relais', en: 'At a pickup point' } }
const offers = { CLASSIC: { fr: 'Vente aux particuliers', en: 'Sale to persons' }, VIGNOBLE_EXPORT: { fr: 'Export', en: 'Export' } }
const days = { min: 0, max: 30 }

const amount = z.number().int().min(0).max(100_000_000)

/** Price of a carrier between two counts of units and two sums of goods, in a country or the part of it with a postal prefix. */
export const tariffSchema = z.strictObject({
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** First characters of postal codes; null for the whole country. */
  postalPrefix: z
    .string()
    .max(10)
    .regex(/^[A-Z0-9]+$/)
    .nullable(),
  fromUnits: amount,
  toUnits: amount.nullable(),
  fromGoods: amount,
  toGoods: amount.nullable(),
  price: money({ fr: 'Prix', en: 'Price', help: { fr: 'Vide\u00a0: pas de livraison.', en: 'Empty: no delivery.' } }),
})

/** A checked tariff of a carrier. */
export type Tariff = z.output<typeof tariffSchema>

const meets = (from: number, to: number | null, other: { readonly from: number; readonly to: number | null }): boolean =>
  (to === null || other.from <= to) && (other.to === null || from <= other.to)

/** Tests if an order may fall under both tariffs. */
function overlaps(one: Tariff, other: Tariff): boolean {
  return (
    one.country === other.country &&
    one.postalPrefix === other.postalPrefix &&
    meets(one.fromUnits, one.toUnits, { from: other.fromUnits, to: other.toUnits }) &&
    meets(one.fromGoods, one.toGoods, { from: other.fromGoods, to: other.toGoods })
  )
}

const isBackwards = (from: number, to: number | null): boolean => to !== null && to < from

/** The field of a tariff that does not fit those before it; null where it does. */
function faultOf(tariff: Tariff, earlier: readonly Tariff[]): keyof Tariff | null {
  if (isBackwards(tariff.fromUnits, tariff.toUnits)) return 'toUnits'
  if (isBackwards(tariff.fromGoods, tariff.toGoods)) return 'toGoods'
  return earlier.some((each) => overlaps(each, tariff)) ? 'fromUnits' : null
}

/** Fields of a carrier beside its tariffs. */
export const carrierFields = z.strictObject({
  name: line(120, { fr: 'Nom', en: 'Name' }),
  serviceCode: capitalName(20, { fr: 'Code du service', en: 'Service code' }),
  deliveryType: choice(kinds, { fr: 'Livraison', en: 'Delivery' }),
  siteType: choice(offers, { fr: 'Offre', en: 'Offer' }),
  position: place(),
  delayFrom: number(days, { fr: 'Délai le plus court, en jours', en: 'Shortest delay, in days' }),
  delayTo: number(days, { fr: 'Délai le plus long, en jours', en: 'Longest delay, in days' }),
  trackingUrl: link({ fr: 'Adresse de suivi', en: 'Tracking address' }),
  isEnabled: toggle({ fr: 'Proposé', en: 'Offered' }),
})

/** Carriers of a shop, with what they take. */
export const carrierRecord = defineRecord({
  name: 'carrier',
  form: carrierFields
    .extend({ tariffs: field('list', z.array(tariffSchema).max(2000), { fr: 'Tarifs', en: 'Tariffs' }) })
    .superRefine(({ delayFrom, delayTo, tariffs }, context) => {
      if (delayTo < delayFrom) context.addIssue({ code: 'custom', path: ['delayTo'], params: { code: 'FORMAT' } })
      for (const [at, tariff] of tariffs.entries()) {
        const fault = faultOf(tariff, tariffs.slice(0, at))
        if (fault !== null) context.addIssue({ code: 'custom', path: ['tariffs', at, fault], params: { code: 'FORMAT' } })
      }
    }),
})
