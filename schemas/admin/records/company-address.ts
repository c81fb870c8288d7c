import { z } from 'zod'
import { saysRule } from '#schemas/errors/reasons/typed-reasons.ts'
import { field } from '#schemas/admin/resources/field-meta.ts'
import { line, number, optionalText } from '#schemas/admin/resources/fields.ts'
import { emailSchema, fieldCode } from '#schemas/api/people/account-fields.ts'
import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { defineRecord } from './record-kind.ts'

const purpose = z
  .string()
  .max(40)
  .regex(/^[A-Z][A-Z0-9_]*$/, saysRule('fixedCode'))

const phone = z
  .string()
  .max(40)
  .overwrite(storedPhone)
  .refine((typed) => /^\+[1-9]\d{6,14}$/.test(typed), fieldCode('PHONE'))

const degrees = (most: number) => z.number().min(-most).max(most).nullable()

/** The two numbers of a place on a map, as far as both are needed. */
interface MapPlace {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Refuses one of the two numbers of a map without the other, at the one that is missing. */
export function requireBothDegrees({ latitude, longitude }: MapPlace, context: z.core.$RefinementCtx): void {
  if ((latitude === null) === (longitude === null)) return
  const path = [latitude === null ? 'latitude' : 'longitude']
  context.addIssue({ code: 'custom', path, params: { code: 'REQUIRED' } })
}

/** Fields of an address of a company. */
export const companyAddressFields = {
  name: line(200, { fr: 'Nom', en: 'Name', help: { fr: 'Comme vous l’appelez\u00a0: «\u202fLe caveau\u202f».', en: 'As you call it.' } }),
  address: line(300, { fr: 'Rue et numéro', en: 'Street and number' }),
  postalCode: line(20, { fr: 'Code postal', en: 'Postal code' }),
  city: line(120, { fr: 'Ville', en: 'City' }),
  latitude: field('number', degrees(90), {
    ...{ fr: 'Latitude', en: 'Latitude' },
    help: {
      fr: 'Dans un service de cartes, un clic droit sur le lieu donne les deux nombres\u00a0: le premier ici (43,54). Sans eux, le lieu n’est pas sur la carte.',
      en: 'A right click on the place in a map service gives both numbers: the first goes here (43.54). Without them the place is not on the map.',
    },
  }),
  longitude: field('number', degrees(180), {
    ...{ fr: 'Longitude', en: 'Longitude' },
    help: { fr: 'Le second nombre (3,25).', en: 'The second number (3.25).' },
  }),
  phone: field('line', phone.nullable(), {
    ...{ fr: 'Téléphone', en: 'Phone' },
    help: { fr: 'Vide\u00a0: aucun n’est montré pour ce lieu.', en: 'Empty: none is shown for this place.' },
  }),
  email: field('line', emailSchema.nullable(), {
    ...{ fr: 'Adresse e-mail', en: 'E-mail address' },
    help: { fr: 'Vide\u00a0: aucune n’est montrée pour ce lieu.', en: 'Empty: none is shown for this place.' },
  }),
  hours: optionalText(1000, {
    ...{ fr: 'Horaires propres à ce lieu', en: 'Hours of this place alone' },
    help: {
      fr: 'Pour dire ici les horaires du site, cochez ce lieu dans «\u202fHoraires\u202f»\u00a0: ce texte n’est alors pas montré.',
      en: 'To give the hours of the site here, tick this place in “Opening hours”: this text is then not shown.',
    },
  }),
  position: number(
    { min: 0, max: 9999 },
    {
      fr: 'Place dans la liste',
      en: 'Place in the list',
      help: { fr: 'Les plus petits nombres d’abord.', en: 'Smallest numbers first.' },
      start: 0,
    },
  ),
}

/** Places of a company: where it sits, receives and hands over. */
export const companyAddressRecord = defineRecord({
  name: 'company-address',
  form: z
    .strictObject({
      types: field('list', z.array(purpose).max(10), { fr: 'Usages', en: 'Purposes' }),
      otherUses: optionalText(200, { fr: 'Autres usages', en: 'Other uses' }),
      ...companyAddressFields,
    })
    .superRefine(requireBothDegrees),
})
