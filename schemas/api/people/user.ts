import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'

/** The logged-in member. */
export const userSchema = z.object({
  id: rowIdSchema,
  email: z.string(),
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  birthdate: z.iso.date().nullable(),
  role: z.enum(['MEMBER', 'ADMIN', 'SUPER_ADMIN']),
  totp: z.boolean(),
})

/** The logged-in member. */
export type User = z.infer<typeof userSchema>

/** A profile for the examples of calls. */
export const userExample: User = {
  id: 12,
  email: 'camille.roy@example.org',
  pendingEmail: null,
  phone: '+33639980012',
  firstname: 'Camille',
  lastname: 'Roy',
  birthdate: '1987-04-02',
  role: 'MEMBER',
  totp: false,
}

/** Returns true when the caller is logged in. */
export const userLogged = defineCall({
  name: 'user.logged',
  method: 'GET',
  path: '/logged',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  data: z.boolean(),
  errors: [],
  summary: 'Dit si la personne est connectée.',
  example: { params: {}, data: false },
})

/** Returns the profile of the caller; null for a visitor. */
export const userMe = defineCall({
  name: 'user.me',
  method: 'GET',
  path: '/user',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  data: userSchema.nullable(),
  errors: ['SESSION_EXPIRED'],
  summary: 'Le profil de la personne connectée, ou null pour un visiteur.',
  example: { params: {}, data: userExample },
})
