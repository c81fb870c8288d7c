import { publicAppKeys, type ExternalApp } from '#schemas/api/sites/external-app.ts'
import { originOf } from './parse-origin.ts'

/** What a row holds: people write it by hand too, so that anything may stand in it. */
export type StoredConfig = Readonly<Record<string, unknown>>

/** The settings without which a service cannot be used. */
const neededKeys: Readonly<Record<ExternalApp, readonly string[]>> = {
  matomo: ['matomoId', 'matomoHost'],
  gtag: ['gtagUa'],
  plausible: ['plausibleDomain'],
  facebookpixel: ['facebookpixelId'],
  maps: [],
}

/** The settings that are addresses of the web: a service whose own one leads nowhere cannot be used. */
const addressKeys: readonly string[] = ['matomoHost', 'plausibleEndpoint']

/** A value without the blanks around it; an address without its protocol, as Matomo's own snippet writes it, is one of the web. */
const tidied = (value: string): string => value.trim().replace(/^\/\/(?=[^/])/, 'https://')

/** What pages may know of a service with these settings; null when it is not configured, or only by half. */
export function publicConfig(app: ExternalApp, config: StoredConfig | null): Record<string, string> | null {
  const told = publicAppKeys[app].flatMap((key) => {
    const value = config?.[key]
    return typeof value === 'string' && value.trim() !== '' ? [[key, tidied(value)] as const] : []
  })
  const names = told.map(([key]): string => key)
  const isSound = told.every(([key, value]) => !addressKeys.includes(key) || originOf(value) !== null)
  const isConfigured = told.length > 0 && isSound && neededKeys[app].every((key) => names.includes(key))
  return isConfigured ? Object.fromEntries(told) : null
}
