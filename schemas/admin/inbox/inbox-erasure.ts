import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { exportSectionNames } from '#schemas/api/people/export-section-names.ts'
import { deletionSchema } from '#schemas/api/people/profile-calls.ts'
import { typedPasswordSchema } from '#schemas/api/people/account-fields.ts'

/** Longest reason for closing a request to erase while there is something to erase, in characters. */
export const UNERASED_LENGTH = 500

const holdingsSchema = z.object({
  /** Address of the person, and the account that it has. An account of the team is not erased from the inbox. */
  email: z.string(),
  account: z.object({ id: rowIdSchema, isTeam: z.boolean() }).nullable(),
  /** Parts of the copy of personal data that have something; `kept` says why the erasure retains it. */
  held: z.array(z.object({ area: z.enum(exportSectionNames), count: z.number().int().positive(), kept: z.string().nullable() })),
  /** The earlier erasure with the retained data, and the answer in the language of the person; null before the erasure. */
  erased: deletionSchema.extend({ answer: z.string() }).nullable(),
})

/** The data that the site holds of the person behind a request to erase. */
export type InboxHoldings = z.infer<typeof holdingsSchema>

const ofItem = {
  role: 'A',
  cache: 'N',
  path: '/inbox/{id}/holdings',
  params: z.object({ id: rowIdSchema }),
  data: holdingsSchema,
} as const

const held: InboxHoldings['held'] = [
  { area: 'contactMessages', count: 2, kept: null },
  { area: 'orders', count: 1, kept: 'La comptabilité de la boutique, que la loi oblige à garder dix ans.' },
]
const kept = [{ what: 'Commandes et factures', why: 'Obligation comptable', until: '2036-12-01' }]

/** Reads what the site holds of the person behind a request to erase. */
export const inboxHoldings = defineCall({
  ...ofItem,
  name: 'inbox.holdings',
  method: 'GET',
  budget: 'formAnswers',
  errors: ['INBOX_ERASURE'],
  summary:
    'Ce que le site garde de la personne qui demande l’effacement\u00a0: combien, partie par partie, et pourquoi ce que l’effacement laisse reste («\u202fkept\u202f»). Après l’effacement, ce qui est gardé et la réponse à lui faire.',
  example: { params: { id: 41 }, data: { email: 'karim.benali@example.org', account: null, held, erased: null } },
})

/** Erases what the site holds of the person behind a request to erase. */
export const inboxErase = defineCall({
  ...ofItem,
  role: 'S',
  name: 'inbox.erase',
  method: 'DELETE',
  body: z.strictObject({ password: typedPasswordSchema.nullish() }),
  message: { fr: 'C’est effacé.', en: 'It is erased.' },
  budget: 'adminWrite',
  errors: ['REAUTH_REQUIRED', 'INBOX_ERASURE'],
  summary:
    'Efface ce que le site garde de la personne qui le demande, avec son compte, sauf ce que la loi fait garder. La demande reste ouverte jusqu’à la réponse. Demande une preuve récente.',
  example: {
    params: { id: 41 },
    body: { password: 'trois chats sous la lune' },
    data: {
      ...{ email: 'karim.benali@example.org', account: null, held: held.slice(1) },
      erased: { deletedAt: '2026-12-01T09:30:00Z', kept, answer: 'Bonjour,\n\nnous avons effacé vos données.' },
    },
  },
})
