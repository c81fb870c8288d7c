import type { RightedName } from '#schemas/api/base/call-types.ts'
import type { calls } from '#schemas/api/calls.ts'
import type { administeredEvents } from '#schemas/api/shop/admin-order-calls.ts'
import type { Asking, Right } from './rights.ts'

/** How each call of administrators of the first API asks for the right of its caller. */
export const apiRights: Readonly<Record<RightedName<(typeof calls)[number]>, Asking>> = {
  'totp.start': 'own',
  'totp.enable': 'own',
  'totp.disable': 'own',
  'order.listAll': 'orders.read',
  'order.listUnpaid': 'orders.read',
  'order.deliveryNote': 'orders.read',
  'order.taxes': 'orders.export',
  'order.happen': { anyOf: ['orders.write', 'orders.money'], by: 'event' },
  'order.release': 'orders.money',
  'stock.correct': 'stock.write',
  'form.listAnswers': 'inbox.read',
  'form.getAnswer': 'inbox.read',
  'form.getFile': 'inbox.read',
  'company.addressTypes': 'settings.read',
  'site.cookieDomain': 'settings.read',
  'site.setCookieDomain': 'settings.write',
}

/** The right that each event of an order takes: what moves money or ends an order takes another than what prepares and sends it. */
export const eventRights: Readonly<Record<(typeof administeredEvents)[number], Right>> = {
  PREPARE: 'orders.write',
  SHIP: 'orders.write',
  MAKE_READY: 'orders.write',
  DELIVER: 'orders.write',
  COLLECT: 'orders.write',
  RETURN: 'orders.write',
  PAY: 'orders.money',
  CANCEL: 'orders.money',
  REFUND: 'orders.money',
  CLOSE: 'orders.money',
  LAPSE: 'orders.money',
  RULE: 'orders.money',
}
