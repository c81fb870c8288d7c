import { z } from 'zod'
import { defineCall } from '#schemas/api/base/define-call.ts'

/** The settings of each service outside that pages may know; all others stay on the server. */
export const publicAppKeys = {
  matomo: ['matomoId', 'matomoHost'],
  gtag: ['gtagUa'],
  plausible: ['plausibleDomain', 'plausibleEndpoint'],
  facebookpixel: ['facebookpixelId'],
  maps: ['tilesUrl', 'attribution'],
} as const satisfies Record<string, readonly string[]>

/** A service outside that pages may use. */
export type ExternalApp = keyof typeof publicAppKeys

/** The services that visitors are asked about before anything is loaded from them. */
export const consentApps = ['matomo', 'gtag', 'plausible', 'facebookpixel'] as const satisfies readonly ExternalApp[]

const apps = Object.keys(publicAppKeys) as [ExternalApp, ...ExternalApp[]]

/** What pages may know of a service outside. */
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
