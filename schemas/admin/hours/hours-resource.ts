import { z } from 'zod'
import { saysRule } from '#schemas/errors/reasons/typed-reasons.ts'
import { field } from '#schemas/admin/resources/field-meta.ts'
import { toggle } from '#schemas/admin/resources/fields.ts'
import { defineSingleResource } from '#schemas/admin/resources/single-resource.ts'
import type { HoursReason } from '#schemas/errors/reasons/hours-reasons.ts'
import { MAX_CLOSURE_DAYS, rangesFault } from '#schemas/hours/opening-ranges.ts'
import { localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

/** The days of the week, Monday first. */
export const weekDays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** The parts that a closure can close. */
export const closedParts = ['PLACE', 'COLLECT', 'DISPATCH', 'PHONE'] as const

const DAY_MS = 86_400_000
const WRONG = { params: { code: 'FORMAT' } }
const wrong = (reason: HoursReason, max?: number) => ({ params: { code: 'FORMAT', reason, max } })

type Range = { readonly open: string; readonly close: string }
type Period = { readonly from: string; readonly to: string }

const rangesSchema = z
  .array(
    z.strictObject({
      open: z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, saysRule('time')),
      close: z.string().regex(/^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/, saysRule('time')),
    }),
  )
  .max(4)
  .refine((ranges: readonly Range[]) => rangesFault(ranges) !== 'BACKWARDS', wrong('hoursBackwards'))
  .refine((ranges: readonly Range[]) => rangesFault(ranges) !== 'OVERLAP', wrong('hoursOverlap'))

const wordsSchema = (max: number) => z.record(localeCodeSchema, z.string().max(max))

const isInOrder = ({ from, to }: Period): boolean => from <= to
const isShort = ({ from, to }: Period): boolean => Date.parse(to) - Date.parse(from) < MAX_CLOSURE_DAYS * DAY_MS

const closureSchema = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    closes: z.array(z.enum(closedParts)).min(1).max(closedParts.length),
    sentences: wordsSchema(300),
  })
  .refine(isInOrder, { ...wrong('periodBackwards'), path: ['to'] })
  .refine(isShort, { ...wrong('periodTooLong', MAX_CLOSURE_DAYS), path: ['to'] })

const form = z.strictObject({
  days: field(
    'list',
    z
      .array(z.strictObject({ day: z.enum(weekDays), ranges: rangesSchema }))
      .length(7)
      .refine((days) => days.every(({ day }, index) => day === weekDays[index]), WRONG),
    { fr: 'La semaine', en: 'The week' },
  ),
  exceptions: field(
    'list',
    z
      .array(z.strictObject({ date: z.iso.date(), ranges: rangesSchema, labels: wordsSchema(80) }))
      .max(60)
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, wrong('sameDay')),
    { fr: 'Jours particuliers', en: 'Days that differ' },
  ),
  notes: field('group', wordsSchema(200), { fr: 'Note', en: 'Note' }),
  closures: field('list', z.array(closureSchema).max(20), { fr: 'Congés', en: 'Closures' }),
  /** True: orders are collected while the place is open. */
  collectFollows: toggle({ fr: 'Le retrait suit ces horaires', en: 'Collection follows these hours' }),
  /** Addresses of the company that say these hours. */
  addresses: field('list', z.array(rowIdSchema).max(100), {
    fr: 'Adresses qui suivent ces horaires',
    en: 'Addresses that follow these hours',
  }),
})

const morning = { open: '09:00', close: '12:00' }

/** The opening hours of a site: one item for each site, under its number. Footer, blocks, slots of collection and structured data derive from it. */
export const hoursResource = defineSingleResource({
  name: 'hours',
  words: {
    one: { fr: 'les horaires', en: 'the opening hours' },
    many: { fr: 'Horaires', en: 'Opening hours' },
    empty: { fr: 'La semaine, les jours particuliers et les congés.', en: 'The week, the days that differ and the closures.' },
  },
  form,
  example: {
    days: weekDays.map((day) => ({ day, ranges: day === 'SUNDAY' ? [] : [morning] })),
    exceptions: [{ date: '2026-12-25', ranges: [], labels: { fr_FR: 'Noël' } }],
    notes: {},
    closures: [{ from: '2027-01-11', to: '2027-01-24', closes: ['PLACE', 'COLLECT'], sentences: { fr_FR: 'Fermé du 11 au 24 janvier.' } }],
    collectFollows: true,
    addresses: [],
  },
})
