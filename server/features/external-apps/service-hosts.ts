import { consentApps, type ExternalApp } from '#schemas/api/external-app.ts'

type Config = Readonly<Record<string, string>>

/** What pages fetch from each service: its own address when it has one, else those that its makers give. */
const hosts: Readonly<Record<ExternalApp, (config: Config) => readonly (string | undefined)[]>> = {
  matomo: ({ matomoHost }) => [matomoHost],
  gtag: () => ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  plausible: ({ plausibleEndpoint }) => [plausibleEndpoint ?? 'https://plausible.io'],
  facebookpixel: () => ['https://connect.facebook.net', 'https://www.facebook.com'],
  maps: ({ tilesUrl }) => [tilesUrl?.replace('{s}.', '*.')],
}

/** A service as its row says it. */
export interface StoredApp {
  readonly app: string
  readonly config: Config
}

const isOurs = (app: string): app is ExternalApp => Object.hasOwn(hosts, app)

/** The hosts from which the pages of a site with these services may fetch. */
export function serviceHosts(apps: readonly StoredApp[]): string[] {
  const found = apps.flatMap(({ app, config }) => (isOurs(app) ? hosts[app](config) : []))
  return [...new Set(found.flatMap((address) => originOf(address) ?? []))]
}

/** The services of these that visitors are asked about. */
export function consentServices(apps: readonly StoredApp[]): ExternalApp[] {
  return consentApps.filter((name) => apps.some(({ app }) => app === name))
}

function originOf(address: string | undefined): string | null {
  const found = /^(?:(https?):\/\/)?((?:\*\.)?[a-z0-9.-]+(?::\d+)?)(?:\/|$)/i.exec(address ?? '')
  return found ? `${found[1] ?? 'https'}://${found[2] ?? ''}` : null
}
