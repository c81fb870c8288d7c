import { sql } from 'kysely'
import { placeResource } from '#schemas/admin/resources/kinds/places.ts'
import { namedUses } from '#schemas/text/place-uses.ts'
import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { implementResource, type StoredResource } from '#server/platform/resources/store.ts'
import { placeForms } from './place-forms.ts'

/** Makes the store of the addresses of a company as their owner keeps them. */
export function createPlaceStore(): StoredResource {
  return implementResource(placeResource, {
    ...{ table: 'company_addresses', as: 'a' },
    select: (db, { site }) =>
      db
        .selectFrom('company_addresses as a')
        .where('a.site_id', '=', site.id)
        .select(['a.id', 'a.name', 'a.address', 'a.postal_code', 'a.city', 'a.phone', 'a.types', 'a.position']),
    fields: () => ({ city: sql.ref('a.city'), position: sql.ref('a.position') }),
    neverNull: ['city', 'position'],
    rows: (_scope, found) =>
      Promise.resolve(
        found.map(({ name, address, postal_code, city, phone, types, position }) => ({
          ...{
            name,
            address,
            city: `${postal_code} ${city}`,
            phone: phone && storedPhone(phone),
            isCollect: types.includes(namedUses.isCollect),
            position,
          },
        })),
      ),
    forms: placeForms,
  })
}
