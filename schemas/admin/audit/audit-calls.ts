import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { answeredFileSchema } from '#schemas/api/base/file-response.ts'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from '#schemas/admin/author.ts'
import { countedShape } from '#schemas/admin/resources/calls/item-shapes.ts'

const own = { role: 'A', cache: 'N', method: 'GET', params: z.object({}) } as const
const count = z.number().int().nonnegative()

const fields = {
  at: { kind: 'instant', order: true },
  actor: { kind: 'id' },
  area: { kind: 'text' },
  act: { kind: 'text' },
  target: { kind: 'text' },
} as const

const actSchema = z.object({
  id: rowIdSchema,
  at: instantSchema,
  by: authorSchema,
  /** True: the program did it itself, without a person. */
  isProgram: z.boolean(),
  /** Code, such as `page.publish`. */
  act: z.string(),
  /** Its thing as the log names it: `page 12`. */
  target: z.string(),
  /** Kind of the thing that has a screen or a title; null where the target is no numbered thing. */
  kind: z.string().nullable(),
  number: rowIdSchema.nullable(),
  locale: localeCodeSchema.nullable(),
  title: z.string().nullable(),
})

const checkSchema = z.object({
  at: instantSchema,
  entries: count,
  /** Number of the entry from which the log does not hold; null where it holds. */
  brokenAt: z.number().int().nonnegative().nullable(),
})

/** Lists the acts of the log of administrators. */
export const auditList = defineCall({
  ...own,
  name: 'audit.list',
  path: '/audit',
  list: { fields, defaultOrder: 'at:desc' },
  data: z.object({ acts: z.array(actSchema), ...countedShape }),
  budget: 'formAnswers',
  errors: ['BAD_FILTER'],
  summary:
    'Les actes d’administration d’un an, le dernier d’abord\u00a0: qui, quoi, sur quoi et quand, filtrés par personne, domaine, acte, chose et date. Leur nombre est compté jusqu’à 10\u00a0000.',
  example: {
    params: {},
    query: 'area=page',
    data: {
      acts: [
        {
          ...{ id: 812, at: '2026-11-28T09:12:00Z', by: { id: 8, name: 'Paul Fontanel' }, isProgram: false },
          ...{ act: 'page.publish', target: 'page 12 fr_FR', kind: 'page', number: 12, locale: 'fr_FR', title: 'Nos vins' },
        },
      ],
      ...{ total: 1, hasMore: false },
    },
  },
})

/** Reads the people and acts of the log, and the result of its last check. */
export const auditState = defineCall({
  ...own,
  name: 'audit.state',
  path: '/audit/state',
  data: z.object({
    people: z.array(z.object({ id: rowIdSchema, name: z.string() })),
    acts: z.array(z.string()),
    /** Result of the last nightly check; null before the first one. */
    checked: checkSchema.nullable(),
  }),
  budget: 'formAnswers',
  errors: [],
  summary: 'Les personnes et les actes que le journal connaît, et le résultat de sa dernière vérification de nuit.',
  example: {
    params: {},
    data: {
      people: [{ id: 8, name: 'Paul Fontanel' }],
      ...{ acts: ['page.publish'], checked: { at: '2026-11-28T03:45:00Z', entries: 812, brokenAt: null } },
    },
  },
})

/** Checks that no entry of the log was changed or taken away. */
export const auditCheck = defineCall({
  ...own,
  name: 'audit.check',
  path: '/audit/check',
  data: checkSchema,
  budget: 'adminBulk',
  errors: [],
  summary: 'Vérifie maintenant que rien n’a été changé ni retiré du journal de ce site.',
  example: { params: {}, data: { at: '2026-11-28T09:30:00Z', entries: 812, brokenAt: null } },
})

/** Writes the acts that the filters choose as a file for a spreadsheet. */
export const auditExport = defineCall({
  ...own,
  name: 'audit.export',
  path: '/audit/export',
  list: { fields, defaultOrder: 'at:desc', paged: false },
  data: answeredFileSchema,
  file: 'text/csv',
  budget: 'adminBulk',
  errors: ['BAD_FILTER'],
  summary: 'Les actes que les filtres choisissent, 10\u00a0000 au plus, en CSV. Le fichier est lui-même inscrit au journal.',
  example: { params: {}, query: 'area=page', data: { filename: 'journal-2026-11-28.csv', bytes: new Uint8Array([239, 187, 191]) } },
})

/** The calls of the log of administrators. */
export const auditCalls = [auditList, auditState, auditCheck, auditExport] as const
