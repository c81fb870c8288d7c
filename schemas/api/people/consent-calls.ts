import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { consentApps } from '#schemas/api/sites/external-app.ts'
import { instantSchema } from '#schemas/api/base/scalars.ts'
import { consentVersions } from './consent-versions.ts'
import { fieldCode } from './account-fields.ts'

/** The services that need consent: external ones, and the script of the site. */
const services = [...consentApps, 'script'] as const

// Unknown services are dropped first, so that a proof is never empty.
const choicesSchema = z
  .object(Object.fromEntries(services.map((name) => [name, z.boolean().optional()])) as Record<Service, z.ZodOptional<z.ZodBoolean>>)
  .refine((choices) => Object.keys(choices).length > 0, fieldCode('REQUIRED'))

type Service = (typeof services)[number]

/** Stores the proof of a choice of a visitor, without personal data. */
export const consentRecord = defineCall({
  name: 'consent.record',
  method: 'POST',
  path: '/consent',
  role: 'V',
  cache: 'N',
  params: z.object({}),
  body: z.object({ choices: choicesSchema, version: z.enum(consentVersions) }),
  data: z.object({ id: z.uuid(), expiresAt: instantSchema }),
  status: 201,
  budget: 'consent',
  message: { fr: 'Vos choix sont enregistrés.', en: 'Your choices are saved.' },
  errors: ['CROSS_SITE'],
  summary: 'Garde la preuve d’un choix, service par service, sans rien de la personne\u00a0; elle est effacée après treize mois.',
  example: {
    params: {},
    body: { choices: { matomo: true }, version: '2026-11-20' },
    data: { id: '7f3c2f0e-6a56-4a83-9d53-0f6a1f2f6a11', expiresAt: '2027-12-20T09:30:00Z' },
  },
})
