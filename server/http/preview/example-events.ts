import { imageExample } from '#schemas/api/base/image.ts'
import type { EventDetail } from '#schemas/api/content/event-item.ts'
import type { Need } from '#engine/registry/needs.ts'

/** The events of a picture, each with the days between it and the day of the picture. */
const EVENTS = [
  ['Portes ouvertes', 3],
  ['Visite guidée', 10],
  ['Atelier découverte', 17],
  ['Rencontre du mois', 24],
] as const

const DAY_MS = 86_400_000

function eventAt(today: string, title: string, days: number): EventDetail {
  const day = new Date(Date.parse(`${today}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
  return {
    ...{ id: Math.abs(days), title, url: 'evenements/exemple', image: imageExample },
    ...{ startAt: `${day}T13:00:00Z`, endAt: `${day}T16:00:00Z`, capacity: null, remaining: null, registrationOpen: true },
    location: { name: 'Sur place', address: '12, rue de la Barre', postalCode: '69002', city: 'Lyon' },
    content: null,
  }
}

/**
 * Events of an example: those to come from a day on, or past ones where the question asks for what ended before. The day is that of the
 * version of the page, so the picture is the same on every day.
 */
export function exampleEvents(call: string, params: Need['params'], today: string): unknown {
  const isPast = String(params['endAt'] ?? '').startsWith('lt:')
  const events = EVENTS.map(([title, days]) => eventAt(today, title, isPast ? -days : days))
  const wanted = params['orderBy'] === 'endAt:desc' ? events.toReversed() : events
  const { nbItem } = params
  const items = typeof nbItem === 'number' ? wanted.slice(0, nbItem) : wanted
  if (call === 'element.get') return events[0]
  return { items: Number(params['page'] ?? 1) > 1 ? [] : items, total: EVENTS.length }
}
