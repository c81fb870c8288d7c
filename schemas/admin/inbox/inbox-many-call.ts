import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { ACT_ITEMS } from '#schemas/admin/resources/calls/calls-of-many.ts'
import { aimedItemSchema, itemVersionSchema } from '#schemas/admin/resources/calls/item-shapes.ts'
import { inboxStates } from './inbox-shapes.ts'

const changed = {
  state: z.enum(inboxStates).optional(),
  assignee: rowIdSchema.nullish(),
  /** True: into the trash; false: out of it. */
  isTrashed: z.boolean().optional(),
}

/** A change of one item among several; the item keeps what is not named. */
export const inboxManyItemSchema = aimedItemSchema.extend(changed)

/** A change of one item among several. */
export type InboxManyItem = z.infer<typeof inboxManyItemSchema>

/**
 * Why an act on several items leaves one as it is: changed since it was read, a state that it cannot take, a request about personal data,
 * which is closed alone for ever, a registration, whose place is taken, and a request, which the register holds.
 */
export const inboxLeftReasons = ['CHANGED', 'STATE', 'CLOSES_FOR_EVER', 'HAS_PLACE', 'REGISTER'] as const

/** Why an act on several items leaves one as it is. */
export type InboxLeftReason = (typeof inboxLeftReasons)[number]

const outcomeSchema = z.object({
  /** The items that are changed, each with its version now and the former values, by which the act is taken back. */
  done: z.array(z.object({ id: rowIdSchema, version: itemVersionSchema, former: z.object(changed) })),
  /** The items that are as they were, each with its version now. */
  left: z.array(z.object({ id: rowIdSchema, version: itemVersionSchema, name: z.string().nullable(), reason: z.enum(inboxLeftReasons) })),
})

/** Outcome of an act on several items of the inbox: what it has changed, and what not. */
export type InboxOutcome = z.infer<typeof outcomeSchema>

/** Changes the state, the assignee or the place of several items in one transaction. */
export const inboxChangeMany = defineCall({
  name: 'inbox.changeMany',
  method: 'POST',
  path: '/inbox/many',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({ items: z.array(inboxManyItemSchema).min(1).max(ACT_ITEMS) }),
  data: outcomeSchema,
  message: { fr: 'C’est fait.', en: 'Done.' },
  budget: 'adminBulk',
  errors: [],
  summary:
    'Change plusieurs envois en une transaction\u00a0: l’état, la personne qui les suit, la corbeille («\u202fisTrashed\u202f»). Un envoi qui a changé depuis sa lecture, ou qui ne prend pas le changement, reste tel quel et figure sous «\u202fleft\u202f» avec la raison\u00a0; une demande sur les données personnelles ne se clôt qu’une à une. Les valeurs d’avant, sous «\u202fformer\u202f», envoyées avec les nouvelles versions, annulent l’acte. Un envoi d’un autre site refuse tout.',
  example: {
    params: {},
    body: {
      items: [
        { id: 41, version: 4, state: 'CLOSED' },
        { id: 42, version: 1, state: 'CLOSED' },
      ],
    },
    data: {
      done: [{ id: 41, version: 5, former: { state: 'READ' } }],
      left: [{ id: 42, version: 2, name: 'Karim Benali', reason: 'CHANGED' }],
    },
  },
})
