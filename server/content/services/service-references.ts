import { serviceResource } from '#schemas/admin/resources/kinds/services.ts'
import { itemReferences } from '#server/content/items/item-references.ts'

/** Contents that services name, and where the form of one is stored. */
export const serviceReferences = itemReferences(serviceResource, {
  table: 'services',
  texts: { field: 'texts', table: 'service_texts', key: 'service_id' },
})
