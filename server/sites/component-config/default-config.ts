import reviews from '#schemas/content/conf-google-reviews.schema.json' with { type: 'json' }
import sheet from '#schemas/content/conf-product-file-generator.schema.json' with { type: 'json' }
import type { ComponentSlug } from '#schemas/api/sites/component.ts'
import type { Json } from '#schemas/generated/content.ts'

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** The defaults that the schema of a component names. */
function defaultsOf({ properties }: { readonly properties: object }): Readonly<Record<string, Json>> {
  const known = Object.entries(properties) as [string, { readonly default: Json }][]
  return Object.fromEntries(known.map(([name, { default: usual }]) => [name, usual]))
}

/** The default configuration of each component. */
export const defaultConfs: Readonly<Record<ComponentSlug, Readonly<Record<string, Json>>>> = {
  PRODUCT_FILE_GENERATOR: defaultsOf(sheet),
  // Nothing is said of the hours of a site before its owner has given them.
  OPENING_HOURS: {
    days: week.map((day) => ({ day, ranges: [] })),
    exceptions: [],
    note: null,
  },
  CONTACT: { showMap: false, showHours: true, subjects: ['Demande de renseignements'], message: null },
  GOOGLE_REVIEWS: defaultsOf(reviews),
}
