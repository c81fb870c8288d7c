import type { ComponentSlug } from '#schemas/api/sites/component.ts'
import type { Json } from '#schemas/generated/content.ts'

const morning = { open: '09:00', close: '12:00' }
const afternoon = { open: '14:00', close: '18:00' }
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
const weekend = ['SATURDAY', 'SUNDAY']

/** What each component does on a site that has not said otherwise. */
export const defaultConfs: Readonly<Record<ComponentSlug, Readonly<Record<string, Json>>>> = {
  PRODUCT_FILE_GENERATOR: { model: 'CLASSIC', showPrice: false, footer: 'Document non contractuel' },
  OPENING_HOURS: {
    days: [...weekdays.map((day) => ({ day, ranges: [morning, afternoon] })), ...weekend.map((day) => ({ day, ranges: [] }))],
    exceptions: [],
    note: null,
  },
  CONTACT: { showMap: false, showHours: true, subjects: ['Demande de renseignements'], message: null },
  GOOGLE_REVIEWS: { rating: null, total: 0, url: null },
}
