import { serviceResource } from '#schemas/admin/resources/kinds/services.ts'
import { itemFormReferences } from '#server/content/items/item-form-references.ts'
import { rowReferences } from '#server/content/items/row-references.ts'

/** Contents that services name: their pictures, tags, and the links of their texts. */
export const serviceReferences = rowReferences({
  kind: 'SERVICE',
  table: 'services',
  parts: [{ table: 'service_texts', owner: 'service_id' }],
})

/** Where the form of a service is stored. */
export const servicePlaces = { table: 'services', texts: { field: 'texts', table: 'service_texts', key: 'service_id' } } as const

/** Contents that the drafts and the planned versions of services name. */
export const serviceFormReferences = itemFormReferences('SERVICE', serviceResource, servicePlaces)
