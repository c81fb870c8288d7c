import { appFacts, type AppCookie } from '#schemas/admin/law/app-facts.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import type { AppsText } from './texts/use-apps-text.ts'

/** The services in the order of the list. */
export const apps = Object.keys(appFacts) as readonly ExternalApp[]

const DAYS_OF_MONTH = 30

/** The life of a cookie in words. */
export function lifeOf({ days }: Pick<AppCookie, 'days'>, text: AppsText): string {
  return days === 1 ? text('apps.lifeDay') : text('apps.lifeMonths', { count: Math.round(days / DAYS_OF_MONTH) })
}

/** The cookies of a service as one sentence part; null for a service without any. */
export function cookiesOf(app: ExternalApp, text: AppsText): string | null {
  const { cookies } = appFacts[app]
  return cookies.length === 0 ? null : cookies.map((cookie) => `${cookie.name} (${lifeOf(cookie, text)})`).join(', ')
}

/** The cookies of a service as their count and the longest life. */
export function countedCookies(app: ExternalApp, text: AppsText): string {
  const { cookies } = appFacts[app]
  if (cookies.length === 0) return text('apps.nothing')
  const days = Math.max(...cookies.map((cookie) => cookie.days))
  return text('apps.cookies', { count: cookies.length, life: lifeOf({ days }, text) })
}

const withoutProtocol = (address: string): string => address.replace(/^https?:\/\//, '').split('/', 1)[0] ?? ''

/** The hosts that pages load a service from, as they are typed now. */
export function hostsOf(app: ExternalApp, values: Readonly<Record<string, string | boolean | null>>): readonly string[] {
  const config = Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' && value !== '' ? [[key, value]] : [])),
  )
  const tiles = app === 'maps' ? [config['tilesUrl']?.replace('{s}.', '')] : []
  return [...appFacts[app].hosts(config), ...tiles].flatMap((host) => (host === undefined ? [] : [withoutProtocol(host)]))
}
