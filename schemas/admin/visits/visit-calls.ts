import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { answeredFileSchema } from '#schemas/api/base/file-response.ts'
import { MAX_PERIOD_DAYS } from './visit-limits.ts'

const DAY_MS = 86_400_000
const count = z.number().int().nonnegative()
const own = { role: 'A', cache: 'N', method: 'GET', inQuery: ['from', 'until'], onlyInQuery: true, errors: [] } as const

/** A period that ends before it begins, or that is too long, is refused by its end. */
const refusedPeriod = { path: ['until'] }
const period = z.object({ from: z.iso.date(), until: z.iso.date() }).refine(({ from, until }) => {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS
  return days >= 0 && days < MAX_PERIOD_DAYS
}, refusedPeriod)

/** Views of a day, beside the day of the same place in the period before; null where that period has no such day. */
const daySchema = z.object({ day: z.iso.date(), count, before: count.nullable() })
const pageSchema = z.object({
  path: z.string(),
  /** Title of the page; null where no page has this path now, or where it shows one of several contents. */
  title: z.string().nullable(),
  count,
  before: count,
})
const sourceSchema = z.object({ source: z.string(), count, before: count })

/** Reads how often the pages of a site were viewed in a period. */
export const visitReport = defineCall({
  ...own,
  name: 'visit.report',
  path: '/visits',
  params: period,
  data: z.object({
    before: z.object({ from: z.iso.date(), until: z.iso.date() }),
    total: count,
    totalBefore: count,
    days: z.array(daySchema),
    pages: z.array(pageSchema),
    /** Number of pages that were viewed, those after the listed ones too. */
    pageCount: count,
    sources: z.array(sourceSchema),
    /** Number of visits whose source is known, in the period and before it. */
    known: count,
    knownBefore: count,
  }),
  budget: 'formAnswers',
  summary:
    'Les pages vues d’une période (366\u00a0jours au plus), jour par jour, par page et par provenance, à côté de la période d’avant\u00a0: les mêmes jours du mois précédent pour un début de mois, le mois entier pour un mois, autant de jours juste avant sinon. Aucun visiteur n’est suivi\u00a0: une page et un jour ont un nombre.',
  example: {
    params: { from: '2026-11-01', until: '2026-11-02' },
    data: {
      before: { from: '2026-10-01', until: '2026-10-02' },
      ...{ total: 212, totalBefore: 190, pageCount: 1 },
      days: [
        { day: '2026-11-01', count: 96, before: 88 },
        { day: '2026-11-02', count: 116, before: 102 },
      ],
      pages: [{ path: '/', title: 'Accueil', count: 212, before: 190 }],
      sources: [{ source: 'instagram', count: 14, before: 9 }],
      ...{ known: 14, knownBefore: 9 },
    },
  },
})

/** Writes the views of a period as a file for a spreadsheet. */
export const visitExport = defineCall({
  ...own,
  name: 'visit.export',
  path: '/visits/export',
  params: period,
  data: answeredFileSchema,
  file: 'text/csv',
  budget: 'adminBulk',
  summary: 'Les mêmes nombres en CSV\u00a0: une ligne par jour, par page et par provenance, toutes les pages vues comprises.',
  example: {
    params: { from: '2026-11-01', until: '2026-11-30' },
    data: { filename: 'visites-2026-11-01-2026-11-30.csv', bytes: new Uint8Array([239, 187, 191]) },
  },
})

/** The calls of the counts of visits. */
export const visitCalls = [visitReport, visitExport] as const
