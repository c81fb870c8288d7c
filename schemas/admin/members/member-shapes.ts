import { z } from 'zod'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { sessionRowSchema } from '#schemas/admin/team/team-shapes.ts'
import { memberAreas } from './member-areas.ts'

/** A member in the list. */
export const memberRowSchema = z.object({
  id: rowIdSchema,
  email: z.string(),
  /** First and last name; empty when neither is known. */
  name: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
})

/** A fact that the site stores of a member. */
const factSchema = z.object({
  /** The thing: a reference, a title, a name of a list. */
  what: z.string(),
  detail: z.string(),
  /** In cents; null where it is no amount. */
  amount: z.number().int().nullable(),
  at: instantSchema.nullable(),
})

/** A member with everything that the site stores of them, the newest facts of each area first. */
export const memberSchema = memberRowSchema.extend({
  phone: z.string().nullable(),
  hasCodes: z.boolean(),
  note: z.string(),
  sessions: z.array(sessionRowSchema),
  areas: z.array(z.object({ area: z.enum(memberAreas), total: z.number().int().nonnegative(), facts: z.array(factSchema) })),
})
