import { imageExample } from '#schemas/api/base/image.ts'
import type { EventDetail } from '#schemas/api/content/event-item.ts'

/** An event with places left, for a view to show. */
export const eventExample: EventDetail = {
  id: 41,
  title: 'Atelier : choisir son statut',
  url: 'evenements/choisir-son-statut',
  image: imageExample,
  startAt: '2026-12-03T17:00:00Z',
  endAt: '2026-12-03T19:00:00Z',
  capacity: 8,
  remaining: 3,
  registrationOpen: true,
  location: {
    name: 'Nos bureaux',
    address: '12, quai des Écritures',
    postalCode: '69002',
    city: 'Lyon',
    position: { lat: 45.75, lng: 4.83 },
  },
  content: '<p>Deux heures autour d’une table.</p>',
}
