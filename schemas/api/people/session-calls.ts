import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'

// One of the places where a member is signed in.
const sessionItemSchema = z.object({
  id: rowIdSchema,
  device: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  current: z.boolean(),
})

/** Where one is signed in. */
export const sessionList = defineCall({
  name: 'session.list',
  method: 'GET',
  path: '/user/session',
  role: 'M',
  cache: 'N',
  params: z.object({}),
  data: z.array(sessionItemSchema),
  errors: [],
  summary: 'Où l’on est connecté\u00a0: la session la plus récente d’abord.',
  example: {
    params: {},
    data: [
      { id: 9, device: 'Firefox, Linux', createdAt: '2026-11-20T07:12:00Z', lastSeenAt: '2026-11-20T09:28:00Z', current: true },
      { id: 7, device: 'Safari, iPhone', createdAt: '2026-11-19T18:40:00Z', lastSeenAt: '2026-11-19T18:52:00Z', current: false },
    ],
  },
})

/** Signs out elsewhere: of one session, or of all but this one. */
export const sessionEnd = defineCall({
  name: 'session.end',
  method: 'DELETE',
  path: '/user/session/{id?}',
  role: 'M',
  cache: 'N',
  params: z.object({ id: rowIdSchema.optional() }),
  data: z.null(),
  message: { fr: 'Déconnexion effectuée.', en: 'Signed out.' },
  errors: ['CROSS_SITE'],
  summary: 'Met fin à une de ses sessions, ou à toutes sauf celle-ci.',
  example: { params: { id: 7 }, data: null },
})
