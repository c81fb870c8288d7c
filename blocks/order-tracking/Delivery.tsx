import { Day } from '#i18n/format/DateText.tsx'
import { useText } from '#i18n/hooks/use-text.ts'
import { writtenHours } from '#i18n/format/format-time.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isUpcoming } from '#i18n/orders/closure-reason.ts'
import { useShipments } from '#i18n/orders/use-shipments.tsx'
import { Shipment } from '#ui/lists/Shipment.tsx'
import { Billing } from './Billing.tsx'
import styles from './View.module.css'

/** How an order gets to its buyer: where it goes, by when, and what has left. */
export function Delivery({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const { delivery, destination, delayDays, collectDate, collectHours, shipments } = order
  const hasMore = isUpcoming(order)
  const sent = useShipments(order)
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
      {hasMore && delivery.name !== null && shipments.length === 0 && delayDays && (
        <p>{text('block.order-tracking.delay', { carrier: delivery.name, from: delayDays[0], to: delayDays[1] })}</p>
      )}
      {hasMore && collectDate !== null && (
        <p>
          {text('block.order-tracking.collect')} <Day at={collectDate} />
          {collectHours && <span>{`, ${text('block.order-tracking.collectHours', writtenHours(collectHours, locale))}`}</span>}
        </p>
      )}
      <Billing order={order} />
      {sent.map((each, index) => (
        <Shipment key={index} {...each} />
      ))}
    </div>
  )
}
