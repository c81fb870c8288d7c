import type { Kysely } from 'kysely'
import { findParameter, parameterDefinitions } from '#domain/parameters.ts'
import { placeholderValues } from '#domain/text/placeholder-values.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import { compactNumber } from '#domain/shop/companies/siret.ts'
import { writtenAmount } from '#i18n/format/format-amount.ts'
import type { StoredSeller } from '#server/database/tables/paper-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailColors } from '#server/mail/kit/mail-colors.ts'
import { readValues } from '#server/sites/parameters/repository.ts'

const white = '#ffffff'
const types = parameterDefinitions.filter(({ isPlaceholder }) => isPlaceholder).map(({ type }) => type)

/** The nine digits of a company: of its establishment’s number, else of its entry in the register. */
function sirenOf(siret: string, rcs: string): string {
  const [siren = ''] = [siret, rcs].map((written) => /^\d{9}/.exec(compactNumber(written))?.[0]).filter((found) => found !== undefined)
  return siren
}

/** Loads the seller of a site for its documents, in the transaction that issues and stores one. */
export async function readSeller(db: Kysely<Tables>, siteId: number, locale: string): Promise<StoredSeller> {
  const site = await db.selectFrom('sites').select(['name', 'default_locale', 'theme']).where('id', '=', siteId).executeTakeFirstOrThrow()
  const scope = { site: { id: siteId, defaultLocale: site.default_locale }, locale }
  const stored = await readValues(db, scope, [...types, 'PRIMARY_COLOR', 'ACCENT_COLOR'])
  const values = placeholderValues((type) => stored.get(type) ?? findParameter(type)?.default ?? null, formatPhone)
  const valueOf = (type: string): string => values.get(type) ?? ''
  const { colors: own } = site.theme
  const themed = typeof own === 'object' && own !== null && !Array.isArray(own) ? own : {}
  const set = Object.fromEntries([
    ['primary', stored.get('PRIMARY_COLOR') ?? themed['primary']],
    ['accent', stored.get('ACCENT_COLOR') ?? themed['accent']],
  ])
  const { accent, groundInk } = mailColors({ ...themed, ...set, background: white, surface: white })
  return {
    ...{ brand: site.name, company: valueOf('COMPANY_NAME') || site.name, headOffice: valueOf('HEAD_OFFICE') },
    ...{ capital: writtenAmount(valueOf('SHARE_CAPITAL'), locale), rcs: valueOf('RCS_NUMBER') },
    siren: sirenOf(valueOf('SIRET_NUMBER'), valueOf('RCS_NUMBER')),
    ...{ vatNumber: valueOf('VAT_NUMBER'), phone: valueOf('COMPANY_PHONE'), email: valueOf('COMPANY_EMAIL') },
    colors: { title: groundInk, accent },
  }
}
