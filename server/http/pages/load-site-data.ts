import { findCall, type CallName } from '#schemas/api/calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { Start } from '#schemas/runtime/site-rendering.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { cachedCall } from './cached-calls.ts'

/** The result of loadStart; `isWhole` is false when a default stands in for a late answer. */
export interface LoadedStart {
  readonly start: Start
  readonly isWhole: boolean
}

/** The start loads of the site besides its own description and settings; views read them as needs of their own. */
const OTHERS: readonly (readonly [CallName, Readonly<Record<string, string | number>>])[] = [
  ['user.logged', {}],
  ['user.me', {}],
  ['component.conf', { slug: 'PRODUCT_FILE_GENERATOR' }],
  ['element.list', { route: 'logo-footer', page: 1, nbItem: 100 }],
]

/** Makes the start loads in parallel; each may fail alone, which is reported, and its default takes its place. */
export async function loadStart(calls: CallContext, onFailure: (call: string, error: unknown) => void): Promise<LoadedStart> {
  let isWhole = true
  const failed = (call: string, error: unknown) => {
    isWhole = false
    onFailure(call, error)
    return null
  }
  const [site, parameters] = await Promise.all([
    cachedCall(calls, 'site.info').catch((error: unknown) => failed('site.info', error)),
    cachedCall(calls, 'parameter.list').catch((error: unknown) => failed('parameter.list', error)),
    ...OTHERS.map(([call, params]) => cachedCall(calls, call, params).catch((error: unknown) => failed(call, error))),
  ])
  return { start: { site: site ?? (await infoForNow(calls)), parameters: parameters ?? [] }, isWhole }
}

/** Begins the start loads that all visitors share, so that they run beside what is read before a page can be loaded. */
export function beginStart(calls: CallContext): void {
  const shared = [['site.info'], ['parameter.list'], ...OTHERS] as const
  for (const [call, params] of shared) if (findCall(call)?.cache === 'C') cachedCall(calls, call, params).catch(() => undefined)
}

function infoForNow({ features, scope }: CallContext): Promise<SiteInfo> {
  return features.sites.infoForNow(scope).catch(() => plainInfo(scope.site))
}

/** The facts of a site that need no call. */
function plainInfo(site: Site): SiteInfo {
  const { id, name, url, devUrl, prodUrl, isWinemaker, isECommerce, isBuilding, keepsOrders, technicalFileModel, dashboardType } = site
  const defaultLang = site.languages.find(({ code }) => code === site.defaultLocale) ?? site.languages[0]
  if (!defaultLang) throw new Error(`site ${id} has no language`)
  return {
    ...{ id, name, url, devUrl, prodUrl, isWinemaker, isECommerce, isBuilding, technicalFileModel, dashboardType, defaultLang },
    ...(keepsOrders && { keepsOrders }),
    languages: [...site.languages],
    fonts: [],
    logos: [],
    banner: {
      filename: null,
      onlineImage: null,
      positionX: 'center',
      positionY: 'center',
      size: 'cover',
      repeat: 'no-repeat',
      height: 200,
    },
    menu: [],
  }
}
