import { z } from 'zod'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** A country with its three codes. */
export const countrySchema = z.object({
  id: rowIdSchema,
  alphaTwo: z.string().length(2),
  alphaThree: z.string().length(3),
  numCode: z.number().int().positive(),
  name: z.string(),
})

/** A language in which a site speaks. */
export const languageSchema = z.object({
  id: rowIdSchema,
  code: localeCodeSchema,
  label: z.string(),
  deeplCode: z.string(),
  country: countrySchema,
  isValid: z.boolean(),
})

/** A language in which a site speaks. */
export type Language = z.infer<typeof languageSchema>

/** The language shown in the examples of the reference. */
export const languageExample: Language = {
  id: 1,
  code: 'fr_FR',
  label: 'Français',
  deeplCode: 'FR',
  country: { id: 1, alphaTwo: 'FR', alphaThree: 'FRA', numCode: 250, name: 'France' },
  isValid: true,
}
