import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { itemFormReferences } from '#server/content/items/item-form-references.ts'
import { rowReferences } from '#server/content/items/row-references.ts'

/** Contents that news name: their pictures, tags, link, and the links of their texts. */
export const newsReferences = rowReferences({ kind: 'NEWS', table: 'news', parts: [{ table: 'news_texts', owner: 'news_id' }] })

/** Where the form of a piece of news is stored. */
export const newsPlaces = { table: 'news', texts: { field: 'texts', table: 'news_texts', key: 'news_id' } } as const

/** Contents that the drafts and the planned versions of news name. */
export const newsFormReferences = itemFormReferences('NEWS', newsResource, newsPlaces)
