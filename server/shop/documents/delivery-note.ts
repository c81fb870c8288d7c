import type { Selectable } from 'kysely'
import { isPrintable } from '#schemas/text/printable-text.ts'
import { lineName } from '#i18n/shop/line-name.ts'
import type { JsonMap } from '#server/database/tables/column-types.ts'
import type { OrderLinesTable, OrderShipmentsTable, OrdersTable, StoredContent } from '#server/database/tables/order-tables.ts'
import type { StoredSeller } from '#server/database/tables/paper-tables.ts'
import { variantsIn } from '#server/shop/orders/line-variants.ts'
import { destinationOf } from '#server/shop/orders/load-order.ts'
import { countryLine } from './country-line.ts'

type Container = NonNullable<StoredContent['container']>

/** One wine of a delivery with the number of its vessels. */
export interface DeliveredWine {
  readonly name: string
  readonly count: number
  readonly container: Container
  readonly capacityMl: number | null
  /** Tenths of a per cent. */
  readonly abv: number | null
}

/** A line of a delivery note: bottles, or boxes with the bottles that are in one. */
export interface DeliveryLine extends Omit<DeliveredWine, 'container'> {
  /** Null for a box. */
  readonly container: Container | null
  readonly reference: string
  readonly appellation: string | null
  readonly allergens: readonly string[]
  /** True when its capsule shows that the duty on alcohol is paid. */
  readonly hasCapsule: boolean
  readonly contents: readonly DeliveredWine[]
}

/** The note in a parcel: its contents, sender and recipient, without prices. */
export interface DeliveryNote {
  readonly locale: string
  readonly seller: StoredSeller
  readonly order: string
  /** Which shipment of the order it is. */
  readonly number: number
  readonly shippedAt: Date
  readonly consignee: readonly string[]
  readonly place: readonly string[]
  readonly carrier: string
  readonly parcels: number
  readonly tracking: readonly string[]
  readonly lines: readonly DeliveryLine[]
  readonly gift: { readonly from: string; readonly message: string | null } | null
}

/** The order data of a delivery note. */
export interface ShippedOrder {
  readonly order: Pick<
    Selectable<OrdersTable>,
    'locale' | 'reference' | 'firstname' | 'lastname' | 'billing_address' | 'delivery_address' | 'access_point' | 'gift' | 'company'
  >
  readonly lines: readonly Pick<
    Selectable<OrderLinesTable>,
    'position' | 'product_type' | 'name' | 'year' | 'reference' | 'capacity_ml' | 'facts' | 'contents'
  >[]
  readonly shipment: Pick<Selectable<OrderShipmentsTable>, 'number' | 'lines' | 'carrier' | 'parcels' | 'tracking_numbers' | 'shipped_at'>
  readonly seller: StoredSeller
}

const containers: readonly Container[] = ['BOTTLE', 'BAG_IN_BOX', 'CAN', 'KEG']

function factsOf({ abv, appellation, allergens, container, crd }: JsonMap) {
  return {
    abv: typeof abv === 'number' ? abv : null,
    appellation: typeof appellation === 'string' ? appellation : null,
    allergens: Array.isArray(allergens) ? allergens.filter((each) => typeof each === 'string') : [],
    container: containers.find((each) => each === container) ?? 'BOTTLE',
    hasCapsule: crd !== false,
  }
}

function notedLine(
  line: ShippedOrder['lines'][number],
  { count, locale }: { readonly count: number; readonly locale: string },
): DeliveryLine {
  const { name, year, reference, capacity_ml: capacityMl } = line
  const facts = factsOf(line.facts)
  return {
    ...facts,
    // How much it holds has a column of its own.
    ...{ name: lineName({ name, year, ...variantsIn(line.facts) }, locale), count, reference, capacityMl },
    container: line.product_type === 'BOX' ? null : facts.container,
    contents: line.contents.map(({ abv = null, container, ...content }) => ({ ...content, abv, container: container ?? 'BOTTLE' })),
  }
}

const nameOf = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string => `${firstname} ${lastname}`

/** The consignee of a shipment: the company that bought it, if any, and the recipient; the recipient alone for a gift. */
function consigneeOf({
  delivery_address: address,
  billing_address: billed,
  company,
  gift,
  ...own
}: ShippedOrder['order']): readonly string[] {
  // An account may be called what no paper can say.
  const person = nameOf(address ?? (isPrintable(nameOf(own)) ? own : billed))
  return company && !gift ? [company.name, person] : [person]
}

/** The delivery note of a shipment, from what the order has stored. */
export function deliveryNoteOf({ order, lines, shipment, seller }: ShippedOrder): DeliveryNote {
  const { locale, reference, delivery_address: address, access_point: point, gift } = order
  const country = address?.country ?? point?.country
  const destination = [...destinationOf(order), ...(country === undefined ? [] : countryLine(country, locale))]
  return {
    ...{ locale, seller, order: reference, number: shipment.number, shippedAt: shipment.shipped_at },
    consignee: consigneeOf(order),
    // The name of the recipient stands beside the place.
    place: address ? destination.slice(1) : destination,
    ...{ carrier: shipment.carrier, parcels: shipment.parcels, tracking: shipment.tracking_numbers },
    lines: shipment.lines.flatMap(({ line, quantity }) => {
      const row = lines.find(({ position }) => position === line)
      return row ? [notedLine(row, { count: quantity, locale })] : []
    }),
    gift,
  }
}
