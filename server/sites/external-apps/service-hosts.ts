import { consentApps, type ExternalApp } from '#schemas/api/sites/external-app.ts'
import { originOf } from './parse-origin.ts'
import { publicConfig, type StoredConfig } from './public-config.ts'

type Config = Readonly<Record<string, string>>

/** What runs on pages of each service: its own address when it has one, else those that its makers give. */
const hosts: Readonly<Record<ExternalApp, (config: Config) => readonly (string | undefined)[]>> = {
  matomo: ({ matomoHost }) => [matomoHost],
  gtag: () => ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  plausible: ({ plausibleEndpoint }) => [plausibleEndpoint ?? 'https://plausible.io'],
  facebookpixel: () => ['https://connect.facebook.net', 'https://www.facebook.com'],
  // Maps are drawn by the site itself; of others come their pictures alone.
  maps: () => [],
}

/** A service as its row says it. */
export interface StoredApp {
  readonly app: string
  readonly config: StoredConfig
}

const isOurs = (app: string): app is ExternalApp => Object.hasOwn(hosts, app)

/** The services among these that the public call tells of, with what it tells. */
function configured(apps: readonly StoredApp[]): { readonly app: ExternalApp; readonly config: Config }[] {
  return apps.flatMap(({ app, config: stored }) => {
    if (!isOurs(app)) return []
    const config = publicConfig(app, stored)
    return config === null ? [] : [{ app, config }]
  })
}

/** The hosts whose scripts the pages of a site with these services may run, and which they may ask. */
export function serviceHosts(apps: readonly StoredApp[]): string[] {
  return originsOf(configured(apps).flatMap(({ app, config }) => hosts[app](config)))
}

/** The hosts whose pictures maps are laid with, where a site with these services has chosen its own. */
export function tileHosts(apps: readonly StoredApp[]): string[] {
  return originsOf(configured(apps).flatMap(({ app, config }) => (app === 'maps' ? [config['tilesUrl']?.replace('{s}.', '*.')] : [])))
}

/** The services of these that visitors are asked about: those that measure or follow them, once configured. */
export function consentServices(apps: readonly StoredApp[]): ExternalApp[] {
  const names = configured(apps).map(({ app }) => app)
  return consentApps.filter((name) => names.includes(name))
}

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => originOf(address) ?? []))]
}
