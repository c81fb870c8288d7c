import type { ShopPlaces } from '#schemas/runtime/block-actors.ts'
import type { Caller } from '#api-client/transport/caller.ts'
import { shopCalls } from '#api-client/shop.ts'

/** A question that is asked once, and again only when it was not answered. */
function remembered<Asked extends readonly (string | number)[], Answer>(ask: (...asked: Asked) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>()
  return (...asked: Asked): Promise<Answer> => {
    const name = JSON.stringify(asked)
    const answer = known.get(name) ?? ask(...asked)
    known.set(name, answer)
    answer.catch(() => known.delete(name))
    return answer
  }
}

/** Makes what the shop is asked about places. */
export function createShopPlaces(caller: Caller): ShopPlaces {
  const shop = shopCalls(caller)
  return {
    countries: remembered(() => shop.countries()),
    cities: remembered((search: string, idCountry: number) => shop.cities(search, idCountry)),
    accessPoints: ({ city, country }, serviceCode) =>
      shop.accessPoints({ postalCode: city.postalCode, city: city.name, country: country.id, serviceCode }),
    collectTimes: () => shop.collectTimes(),
  }
}
