import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'

/** A read item without the mark that its uses show it to visitors: the answers of acts have none. */
export function withoutSight({ isShown: _isShown, ...item }: ResourceItem): ResourceItem {
  return item
}
