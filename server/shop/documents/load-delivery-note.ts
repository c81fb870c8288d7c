import type { Kysely } from 'kysely'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { deliveryNoteOf } from './delivery-note.ts'
import { drawDeliveryNote } from './render-delivery-note.ts'
import { readSeller } from './load-seller.ts'

/** Loads the delivery note of a shipment for packing. */
export async function readDeliveryNote(
  db: Kysely<Tables>,
  siteId: number,
  { id, number }: { readonly id: number; readonly number: number },
): Promise<AnsweredFile> {
  const order = await db.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()
  const shipments = db.selectFrom('order_shipments').selectAll().where('site_id', '=', siteId).where('order_id', '=', id)
  const shipment = await shipments.where('number', '=', number).executeTakeFirst()
  if (!order || !shipment) throw notFound()
  const ofOrder = db.selectFrom('order_lines').selectAll().where('site_id', '=', siteId).where('order_id', '=', id)
  const lines = await ofOrder.orderBy('position').execute()
  const note = deliveryNoteOf({ order, lines, shipment, seller: await readSeller(db, siteId, order.locale) })
  return { filename: `bon-de-livraison-${order.reference}-${number}.pdf`, bytes: await drawDeliveryNote(note) }
}
