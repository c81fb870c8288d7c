import { Day } from '#i18n/Day.tsx'
import { useText } from '#i18n/use-text.ts'
import { writtenHours } from '#i18n/written-time.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { Shipment } from './Shipment.tsx'
import styles from './View.module.css'

/** Whether all of an order left in one go. */
function isWhole([only, ...others]: OrderView['shipments'], products: OrderView['products']): boolean {
  const sent = new Map(only?.products.map(({ id, quantity }) => [id, quantity]))
  return others.length === 0 && products.every(({ id, quantity }) => sent.get(id) === quantity)
}

/** How an order gets to its buyer: where it goes, by when, and what has left. */
export function Handover({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const { delivery, destination, delayDays, collectDate, collectHours, shipments, products } = order
  const labelOf = (index: number) =>
    shipments.length > 1 ? text('block.order-tracking.shipment', { number: index + 1 }) : text('block.order-tracking.partly')
  const hasParts = !isWhole(shipments, products)
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>{text(`block.order-tracking.way.${delivery.type}`)}</h3>
      {destination.length > 0 && (
        <address className={styles.address}>
          {destination.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      {delivery.name !== null && shipments.length === 0 && delayDays && (
        <p>{text('block.order-tracking.delay', { carrier: delivery.name, from: delayDays[0], to: delayDays[1] })}</p>
      )}
      {collectDate !== null && (
        <p>
          {text('block.order-tracking.collect')} <Day at={collectDate} />
          {collectHours && `, ${text('block.order-tracking.collectHours', writtenHours(collectHours, locale))}`}
        </p>
      )}
      {shipments.map((shipment, index) => (
        <Shipment key={index} label={hasParts ? labelOf(index) : null} shipment={shipment} products={products} />
      ))}
    </div>
  )
}
