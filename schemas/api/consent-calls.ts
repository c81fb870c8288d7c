import { z } from 'zod'
import { defineCall } from './define-call.ts'
import { instantSchema } from './scalars.ts'

const mostServices = 50

const choicesSchema = z
  .record(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/), z.boolean())
  .refine((choices) => Object.keys(choices).length <= mostServices)

/** Keeps the proof of what a visitor has chosen about services that need their agreement: nothing in it tells who they are. */
export const consentRecord = defineCall({
  name: 'consent.record',
  method: 'POST',
  path: '/consent',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ choices: choicesSchema, version: z.string().min(1).max(100) }),
  data: z.object({ id: z.uuid(), expiresAt: instantSchema }),
  status: 201,
  budget: 'consent',
  message: { fr: 'Vos choix sont enregistrés.', en: 'Your choices are saved.' },
  errors: ['CROSS_SITE'],
  summary: 'Garde la preuve d’un choix, service par service, sans rien de la personne\u00a0; elle est effacée après treize mois.',
  example: {
    params: {},
    body: { choices: { matomo: true }, version: '2026-11-01' },
    data: { id: '7f3c2f0e-6a56-4a83-9d53-0f6a1f2f6a11', expiresAt: '2027-12-20T09:30:00Z' },
  },
})
