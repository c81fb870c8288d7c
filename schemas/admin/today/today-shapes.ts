import { z } from 'zod'
import { instantSchema, localeCodeSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { authorSchema } from '#schemas/admin/author.ts'
import { standingSchema } from '#schemas/admin/drafts/draft-shapes.ts'

/** Days ahead in which a plan counts as near. */
export const NEAR_DAYS = 7

/** Most changes in one answer. */
export const SHOWN_CHANGES = 8

/** Kinds of what waits for a person, the most urgent first. */
export const waitingKinds = [
  ...(['PRIVACY', 'WITHDRAWALS', 'REFUNDS', 'ORDERS', 'UNPAID_ORDERS', 'MESSAGES', 'UNDELIVERED', 'MAILS', 'APPROVALS', 'HELD'] as const),
  ...(['PLANS', 'ITEM_PLANS', 'ITEMS', 'LINKS', 'PICTURES'] as const),
] as const

/** Kind of what waits for a person. */
export type WaitingKind = (typeof waitingKinds)[number]

/** How an order of the first screen stands. */
export const orderStates = ['NEW', 'PREPARING', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'WITHDRAWN', 'BY_HAND'] as const

const sampleSchema = z.object({
  title: z.string(),
  /** Address in the panel; null where the list has it. */
  path: z.string().nullable(),
  /** State of an order, its amount in cents (of a refund, what is to be given back), and since when. */
  order: z.object({ state: z.enum(orderStates), amount: z.number().int(), at: instantSchema }).optional(),
})

/** Something that waits: its number, its resource, its time, and the first ones by name. */
export const waitingSchema = z.object({
  kind: z.enum(waitingKinds),
  count: z.number().int().positive(),
  resource: z.string().nullable(),
  /** Last day for it, by law. */
  due: z.iso.date().nullable(),
  /** Instant of the oldest, or of the next one of a plan. */
  at: instantSchema.nullable(),
  samples: z.array(sampleSchema).max(3),
  /** The address that receives the detail of orders by mail; null for other kinds, and for a site without one. */
  mailbox: z.string().nullable(),
})

/** Measures of a month. */
export const measureNames = ['TURNOVER', 'ORDERS', 'VISITS', 'ANSWERS'] as const

const count = z.number().int()

/** A measure of the month until today, beside the same days of the month before and of a year before. Turnover is in cents. */
export const measureSchema = z.object({
  name: z.enum(measureNames),
  now: count,
  before: count,
  lastYear: count,
  /** One number for each day until today. */
  days: z.array(count).min(1).max(31),
  /** One number for each day of the whole month before. */
  daysBefore: z.array(count).min(28).max(31),
})

/** A change of the site: who did what to which thing; `count` says how many things of its kind were changed together. */
export const changeSchema = z.object({
  at: instantSchema,
  by: authorSchema,
  kind: z.string(),
  act: z.string(),
  id: rowIdSchema.nullable(),
  locale: localeCodeSchema.nullable(),
  title: z.string().nullable(),
  count: z.number().int().positive(),
})

/** Most documents and items that are named as edited and not published. */
export const SHOWN_UNPUBLISHED = 4

/** A document or an item that is edited and not published; `kind` is the name of a resource for an item. */
export const unpublishedSchema = z.object({
  kind: z.string(),
  id: rowIdSchema,
  locale: localeCodeSchema.nullable(),
  title: z.string(),
  standing: standingSchema,
})

const rangeSchema = z.object({ open: z.string(), close: z.string() })

/** Days ahead in which the next closed day is looked for. */
export const CLOSED_AHEAD = 60

const closedSchema = z.object({ day: z.iso.date(), label: z.string().nullable() })

/** Opening hours of today; without ranges it is closed, for the reason that the label gives. `closed` is the next day that is closed apart from the week. */
export const hoursSchema = z.object({ ranges: z.array(rangeSchema), label: z.string().nullable(), closed: closedSchema.nullable() })

/** The first screen of the panel, narrowed to what the person may read. */
export const todaySchema = z.object({
  day: z.iso.date(),
  hours: hoursSchema.nullable(),
  waiting: z.array(waitingSchema),
  measures: z.array(measureSchema),
  changes: z.array(changeSchema).max(SHOWN_CHANGES),
  /** The number of things that are edited and not published, and the last edited. */
  unpublished: z.object({ count: count.nonnegative(), latest: z.array(unpublishedSchema).max(SHOWN_UNPUBLISHED) }),
})

/** The first screen of the panel. */
export type Today = z.infer<typeof todaySchema>

/** Something that waits. */
export type Waiting = z.infer<typeof waitingSchema>

/** A measure of the month. */
export type Measure = z.infer<typeof measureSchema>

/** A document or an item that is edited and not published. */
export type Unpublished = z.infer<typeof unpublishedSchema>

/** A change of the site. */
export type SiteChange = z.infer<typeof changeSchema>
