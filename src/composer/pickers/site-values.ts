import { parameterDefinitions } from '#domain/parameters.ts'
import { placeholderValues } from '#domain/text/placeholder-values.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { parameterCalls } from '#api-client/parameter.ts'
import type { SiteValue } from '#forms/pickers.ts'

/** The settings that texts can name, with their values of today; a site that does not answer has the names alone. */
export async function loadSiteValues(locale: string): Promise<readonly SiteValue[]> {
  const named = parameterDefinitions.filter(({ isPlaceholder }) => isPlaceholder)
  const { list } = parameterCalls(createCaller({ base: '/api', locale: () => locale }))
  const stored = await list().catch(() => [])
  const values = new Map(stored.map(({ type, value }) => [type as string, value]))
  const written = placeholderValues(
    (type) => values.get(type) ?? null,
    (number) => formatPhone(number, locale),
  )
  return named.map(({ type, label }) => ({ placeholder: `{{${type}}}`, label, now: written.get(type) ?? '' }))
}
