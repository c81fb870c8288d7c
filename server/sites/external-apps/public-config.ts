import { appFacts } from '#schemas/admin/law/app-facts.ts'
import { publicAppKeys, type ExternalApp } from '#schemas/api/sites/external-app.ts'
import { originOf } from './parse-origin.ts'

/** A stored configuration. It may be written by hand, so its values are unknown. */
export type StoredConfig = Readonly<Record<string, unknown>>

/** The settings that a service requires. Maps do without any. */
const neededKeys = (app: ExternalApp): readonly string[] =>
  app === 'maps' ? [] : appFacts[app].fields.filter(({ isNeeded }) => isNeeded).map(({ key }) => key)

/** The settings that are URLs. A service with an invalid one cannot be used. */
const addressKeys: readonly string[] = ['matomoHost', 'plausibleEndpoint']

/** Trims a value. A URL without a protocol, as in the snippet of Matomo, gets https. */
const tidied = (value: string): string => value.trim().replace(/^\/\/(?=[^/])/, 'https://')

/** Returns the public configuration of a service; null when it is missing or incomplete. */
export function publicConfig(app: ExternalApp, config: StoredConfig | null): Record<string, string> | null {
  const told = publicAppKeys[app].flatMap((key) => {
    const value = config?.[key]
    return typeof value === 'string' && value.trim() !== '' ? [[key, tidied(value)] as const] : []
  })
  const names = told.map(([key]): string => key)
  const isSound = told.every(([key, value]) => !addressKeys.includes(key) || originOf(value) !== null)
  const isConfigured = told.length > 0 && isSound && neededKeys(app).every((key) => names.includes(key))
  return isConfigured ? Object.fromEntries(told) : null
}
