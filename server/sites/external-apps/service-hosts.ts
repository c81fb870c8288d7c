import { appFacts, type AppConfig } from '#schemas/admin/law/app-facts.ts'
import { consentApps, type ExternalApp } from '#schemas/api/sites/external-app.ts'
import { originOf } from './parse-origin.ts'
import { publicConfig, type StoredConfig } from './public-config.ts'

/** A stored service. */
export interface StoredApp {
  readonly app: string
  readonly config: StoredConfig
}

const isOurs = (app: string): app is ExternalApp => Object.hasOwn(appFacts, app)

/** Returns the services with a complete public configuration. */
function configured(apps: readonly StoredApp[]): { readonly app: ExternalApp; readonly config: AppConfig }[] {
  return apps.flatMap(({ app, config: stored }) => {
    if (!isOurs(app)) return []
    const config = publicConfig(app, stored)
    return config === null ? [] : [{ app, config }]
  })
}

/** Returns the hosts that the pages of a site with these services may load scripts from and connect to. */
export function serviceHosts(apps: readonly StoredApp[]): string[] {
  return originsOf(configured(apps).flatMap(({ app, config }) => appFacts[app].hosts(config)))
}

/** Returns the hosts of map tiles, where a site has its own. */
export function tileHosts(apps: readonly StoredApp[]): string[] {
  return originsOf(configured(apps).flatMap(({ app, config }) => (app === 'maps' ? [config['tilesUrl']?.replace('{s}.', '*.')] : [])))
}

/** Returns the configured services that need consent because they track visitors. */
export function consentServices(apps: readonly StoredApp[]): ExternalApp[] {
  const names = configured(apps).map(({ app }) => app)
  return consentApps.filter((name) => names.includes(name))
}

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => originOf(address) ?? []))]
}
