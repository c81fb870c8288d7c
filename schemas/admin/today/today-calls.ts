import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { todaySchema } from './today-shapes.ts'

const days = (length: number, value: number): number[] => Array.from({ length }, () => value)

/** Reads the first screen of the panel. */
export const todayRead = defineCall({
  name: 'today.read',
  method: 'GET',
  path: '/today',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: todaySchema,
  budget: 'panelStart',
  errors: [],
  summary:
    'Le premier écran du panneau\u00a0: ce qui attend quelqu’un («\u202fwaiting\u202f», le plus urgent d’abord), le mois jusqu’à aujourd’hui à côté des mêmes jours du mois précédent et de l’année précédente («\u202fmeasures\u202f», les ventes en centimes), ce qui a changé et par qui («\u202fchanges\u202f»), ce qui est modifié et pas publié («\u202funpublished\u202f») et les horaires du jour. Chaque partie est réduite à ce que les droits de la personne permettent de lire.',
  example: {
    params: {},
    data: {
      day: '2026-11-03',
      hours: { ranges: [{ open: '10:00', close: '12:30' }], label: null, closed: { day: '2026-12-25', label: 'Noël' } },
      waiting: [
        {
          ...{ kind: 'MESSAGES', count: 2, resource: null, due: null, at: '2026-11-02T09:12:00Z' },
          samples: [{ title: 'Coffret pour 40 personnes', path: null }],
          mailbox: null,
        },
      ],
      measures: [{ name: 'VISITS', now: 30, before: 24, lastYear: 0, days: days(3, 10), daysBefore: days(31, 8) }],
      changes: [
        {
          ...{ at: '2026-11-03T08:20:00Z', by: { id: 7, name: 'Claire Roy' }, kind: 'page', act: 'publish' },
          ...{ id: 12, locale: 'fr_FR', title: 'Le caveau en hiver', count: 1 },
        },
      ],
      unpublished: { count: 1, latest: [{ kind: 'page', id: 12, locale: 'fr_FR', title: 'Accueil', standing: 'ONLINE' }] },
    },
  },
})

/** The calls of the first screen. */
export const todayCalls = [todayRead] as const
