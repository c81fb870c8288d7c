import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'

/** The public settings of each external service. The others stay on the server. */
export const publicAppKeys = {
  matomo: ['matomoId', 'matomoHost'],
  gtag: ['gtagUa'],
  plausible: ['plausibleDomain', 'plausibleEndpoint'],
  facebookpixel: ['facebookpixelId'],
  maps: ['tilesUrl', 'attribution'],
} as const satisfies Record<string, readonly string[]>

/** An external service of pages. */
export type ExternalApp = keyof typeof publicAppKeys

/** The services that need consent before they are loaded. */
export const consentApps = ['matomo', 'gtag', 'plausible', 'facebookpixel'] as const satisfies readonly ExternalApp[]

const apps = Object.keys(publicAppKeys) as [ExternalApp, ...ExternalApp[]]

/** Returns the public configuration of an external service. */
export const externalAppConfig = defineCall({
  name: 'externalApp.config',
  method: 'GET',
  path: '/external-app/{app}/config/public',
  role: 'V',
  cache: 'C',
  params: z.object({ app: z.enum(apps) }),
  data: z.record(z.string(), z.string()).nullable(),
  errors: [],
  summary: 'Les réglages publics d’un service extérieur, ou null quand le site ne s’en sert pas.',
  example: { params: { app: 'matomo' }, data: { matomoId: '3', matomoHost: 'https://stats.greffe-plume.example/' } },
})
