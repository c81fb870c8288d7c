import { z } from 'zod'
import { companyAddressFields, requireBothDegrees } from '#schemas/admin/records/company-address.ts'
import { field } from '#schemas/admin/resources/field-meta.ts'
import { toggle } from '#schemas/admin/resources/fields.ts'
import { defineResource } from '#schemas/admin/resources/resource.ts'
import { areOtherUses } from '#schemas/text/place-uses.ts'
import { fieldCode } from '#schemas/api/people/account-fields.ts'

const { name, address, postalCode, city, latitude, longitude, phone, email, hours, position } = companyAddressFields

const otherUses = z
  .string()
  .max(200)
  .refine(areOtherUses, fieldCode('FORMAT', { reason: 'otherUses' }))
  .nullable()

/** Addresses of a company, as their owner keeps them. */
export const placeResource = defineResource({
  name: 'place',
  area: 'settings',
  life: 'immediate',
  icon: 'house',
  words: {
    one: { fr: 'une adresse', en: 'an address' },
    many: { fr: 'Adresses de l’entreprise', en: 'Company addresses' },
    empty: {
      fr: 'Un siège, un caveau, un point de retrait\u00a0: les éléments «\u202fAdresses\u202f» et «\u202fCarte\u202f» les montrent, et les acheteurs y retirent leur commande.',
      en: 'A head office, a cellar, a place of collection: the “Addresses” and “Map” elements show them, and buyers collect their orders there.',
    },
  },
  form: z
    .strictObject({
      ...{ name, address, postalCode, city, phone, email, hours },
      isHeadOffice: toggle({
        ...{ fr: 'Siège social', en: 'Head office' },
        help: { fr: 'Montré avant les autres adresses.', en: 'Shown before the other addresses.' },
      }),
      isCollect: toggle({
        ...{ fr: 'Retrait des commandes', en: 'Collection of orders' },
        help: { fr: 'Les acheteurs peuvent y retirer leur commande.', en: 'Buyers can collect their orders there.' },
      }),
      isMailPickup: toggle({ fr: 'Retrait du courrier', en: 'Mail collection' }),
      otherUses: field('text', otherUses, {
        ...{ fr: 'Autres usages', en: 'Other uses' },
        help: {
          fr: 'Avec des virgules\u00a0: «\u202fSalle de visite, entrepôt\u202f». Les éléments peuvent montrer les adresses d’un seul usage.',
          en: 'With commas: “Visiting room, warehouse”. Elements can show the addresses of one use alone.',
        },
      }),
      ...{ latitude, longitude, position },
    })
    .superRefine(requireBothDegrees),
  columns: { name: 'both', address: 'shown', city: 'order', phone: 'shown', isCollect: 'shown', position: 'order' },
  title: 'name',
  search: true,
  order: 'position:asc',
  example: {
    ...{ name: 'Le caveau', address: '3, rue du Chai', postalCode: '34600', city: 'Faugères', phone: '+33199001234', email: null },
    ...{ hours: null, isHeadOffice: false, isCollect: true, isMailPickup: false, otherUses: 'Salle de visite' },
    ...{ latitude: 43.56, longitude: 3.18, position: 1 },
  },
})
