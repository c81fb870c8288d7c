import { sql, type Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import { companyAddresses } from '#schemas/api/content/company.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { readOpeningHours } from '#domain/opening-hours/read-hours.ts'
import { writtenWeek } from '#i18n/opening-hours.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Confs } from '#server/sites/component-config/service.ts'
import { followingAddresses } from '#server/sites/opening-hours/following-addresses.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { addressTypes } from './address-types.ts'

/** Where companies are found. */
export interface Company {
  addresses(scope: Scope, query: ListQuery): Promise<CallData<'company.addresses'>>
  /** Lists the uses of the addresses, for administrators. */
  addressTypes(scope: Scope): Promise<CallData<'company.addressTypes'>>
}

const grammar = listGrammarOf(companyAddresses)

const columns: ListColumns = {
  id: sql.ref('a.id'),
  fields: {
    type: sql.ref('a.types'),
    city: sql.ref('a.city'),
    postalCode: sql.ref('a.postal_code'),
    name: sql.ref('a.name'),
    position: sql.ref('a.position'),
  },
}

/** Reads where companies are found. */
export function createCompany({ db, confs }: { readonly db: Kysely<Tables>; readonly confs: Confs }): Company {
  return {
    addresses: async (scope, query) => {
      const { site, locale } = scope
      const select = db.selectFrom('company_addresses as a').selectAll().where('a.site_id', '=', site.id)
      const { rows, total } = await runList(select, { grammar, query, columns })
      const following = await followingAddresses(db, site.id)
      const week = following.length === 0 ? null : writtenWeek(readOpeningHours(await confs.get(scope, 'OPENING_HOURS')), locale)
      const addresses = rows.map(({ id, types, name, address, postal_code, city, latitude, longitude, phone, email, hours }) => ({
        ...{ id, type: types.map((value) => ({ value })), name, address, postalCode: postal_code, city },
        ...{
          position: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
          phone: phone && storedPhone(phone),
          email,
        },
        ...(following.includes(id) ? { hours: week, followsHours: true } : { hours, followsHours: false }),
      }))
      return { addresses, total }
    },
    addressTypes: (scope) => addressTypes(db, scope),
  }
}
