import { parameterDefinitions } from '#domain/parameters.ts'
import { servicePriceName } from '#domain/text/price-names.ts'
import { placeholderValues } from '#domain/text/placeholder-values.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import { priceWords } from '#i18n/format/price-words.ts'
import { createCaller, type Caller } from '#api-client/transport/caller.ts'
import { parameterCalls } from '#api-client/parameter.ts'
import { serviceCalls } from '#api-client/service.ts'
import type { SiteValue } from '#forms/pickers.ts'

/** Most pages of the list of services that are read: 500 services. */
const MAX_PAGES = 5

/** The prices of the services that visitors see, with their words of today. */
async function loadPrices(caller: Caller, locale: string): Promise<readonly SiteValue[]> {
  const { list } = serviceCalls(caller)
  const values: SiteValue[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { services, total } = await list({ page })
    for (const { id, title, price } of services)
      values.push({ placeholder: `{{${servicePriceName(id)}}}`, label: `Prix\u00a0: ${title}`, now: priceWords(price, locale) })
    if (services.length === 0 || values.length >= total) break
  }
  return values
}

/** The settings and the prices that texts can name, with their values of today; a site that does not answer has the names of settings alone. */
export async function loadSiteValues(locale: string): Promise<readonly SiteValue[]> {
  const named = parameterDefinitions.filter(({ isPlaceholder }) => isPlaceholder)
  const caller = createCaller({ base: '/api', locale: () => locale })
  const { list } = parameterCalls(caller)
  const [stored, prices] = await Promise.all([list().catch(() => []), loadPrices(caller, locale).catch(() => [])])
  const values = new Map(stored.map(({ type, value }) => [type as string, value]))
  const written = placeholderValues(
    (type) => values.get(type) ?? null,
    (number) => formatPhone(number, locale),
  )
  return [...named.map(({ type, label }) => ({ placeholder: `{{${type}}}`, label, now: written.get(type) ?? '' })), ...prices]
}
