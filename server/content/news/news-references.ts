import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { itemReferences } from '#server/content/items/item-references.ts'

/** Contents that news name, and where the form of one is stored. */
export const newsReferences = itemReferences(newsResource, {
  table: 'news',
  texts: { field: 'texts', table: 'news_texts', key: 'news_id' },
})
