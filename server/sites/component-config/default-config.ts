import reviews from '#schemas/content/conf-google-reviews.schema.json' with { type: 'json' }
import sheet from '#schemas/content/conf-product-file-generator.schema.json' with { type: 'json' }
import type { ComponentSlug } from '#schemas/api/sites/component.ts'
import type { Json } from '#schemas/generated/content.ts'

const morning = { open: '09:00', close: '12:00' }
const afternoon = { open: '14:00', close: '18:00' }
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
const weekend = ['SATURDAY', 'SUNDAY']

/** The defaults that the schema of a component names. */
function defaultsOf({ properties }: { readonly properties: object }): Readonly<Record<string, Json>> {
  const known = Object.entries(properties) as [string, { readonly default: Json }][]
  return Object.fromEntries(known.map(([name, { default: usual }]) => [name, usual]))
}

/** The default configuration of each component. */
export const defaultConfs: Readonly<Record<ComponentSlug, Readonly<Record<string, Json>>>> = {
  PRODUCT_FILE_GENERATOR: defaultsOf(sheet),
  OPENING_HOURS: {
    days: [...weekdays.map((day) => ({ day, ranges: [morning, afternoon] })), ...weekend.map((day) => ({ day, ranges: [] }))],
    exceptions: [],
    note: null,
  },
  CONTACT: { showMap: false, showHours: true, subjects: ['Demande de renseignements'], message: null },
  GOOGLE_REVIEWS: defaultsOf(reviews),
}
