import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { createContentPageItems } from '#server/content/items/route-parameters.ts'
import { createNews, type News } from '#server/content/news/service.ts'
import type { FindItem, PageItems } from '#server/content/pages/route-parameters.ts'
import type { Pages } from '#server/content/pages/service.ts'
import { createServices, type Services } from '#server/content/services/service.ts'
import { createKeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'

interface Needs {
  readonly parts: Parameters<typeof createNews>[0]
  readonly createPagesOf: (items: Partial<PageItems>) => Pages
}

/** A connection takes one statement after the other, and the blocks of a page ask side by side. */
function inTurn() {
  const run = createKeyedMutex()
  return <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      run('', () => work(...given))
}

/** Features that read the items of resources. */
interface ItemFeatures {
  readonly news: News
  readonly services: Services
  readonly pages: Pages
}

/** Makes the features that read the items of resources in a transaction: as they are there, before it ends. */
export function readingIn(trx: Transaction<Tables>, { parts, createPagesOf }: Needs): ItemFeatures {
  const turn = inTurn()
  const [news, services] = [createNews({ ...parts, db: trx }), createServices({ ...parts, db: trx })]
  const items = Object.entries(createContentPageItems(trx)).map(([name, find]): [string, FindItem] => [name, turn(find)])
  return {
    news: {
      list: turn((...given: Parameters<News['list']>) => news.list(...given)),
      get: turn((...given: Parameters<News['get']>) => news.get(...given)),
    },
    services: {
      list: turn((...given: Parameters<Services['list']>) => services.list(...given)),
      get: turn((...given: Parameters<Services['get']>) => services.get(...given)),
    },
    pages: createPagesOf(Object.fromEntries(items)),
  }
}
