import { formatDate, formatWeekday } from '#i18n/format/format.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { writtenHours } from '#i18n/format/format-time.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isUpcoming } from '#i18n/orders/closure-reason.ts'
import { useShipments } from '#i18n/orders/use-shipments.tsx'
import { Shipment } from '#ui/lists/Shipment.tsx'
import { AddressLines } from '#blocks/checkout/parts/AddressLines.tsx'
import styles from '#blocks/checkout/parts/checkout.module.css'

interface CourseProps {
  readonly view: OrderView
}

/** Returns true when some of an order has left or waits to be fetched. */
const hasBegun = ({ fulfilment, shipments }: OrderView): boolean =>
  fulfilment === 'SHIPPED' || fulfilment === 'READY' || shipments.length > 0

/** At what time an order is to be collected; null where that is not agreed. */
function useAppointment({ delivery, collectDate, collectHours }: OrderView): string | null {
  const text = useText()
  const { locale } = usePage()
  if (delivery.type !== 'CLICK_AND_COLLECT' || collectDate === null || !collectHours) return null
  return text('block.checkout.next.CLICK_AND_COLLECT', {
    day: unbrokenDates(formatWeekday(collectDate, locale)),
    time: text('block.checkout.slot', writtenHours(collectHours, locale)),
  })
}

/** Describes the next step of an order: time and way of the delivery before the first parcel is sent or ready, then the way alone. */
function useWay(view: OrderView): string {
  const text = useText()
  const appointment = useAppointment(view)
  const { type, name } = view.delivery
  if (appointment !== null) return appointment
  if (hasBegun(view)) return text(`block.order-tracking.way.${type}`)
  if (type === 'CLICK_AND_COLLECT') return text('block.checkout.next.collect')
  if (type === 'NO_DELIVERY') return text('block.checkout.next.NO_DELIVERY')
  const [from = 0, to = 0] = view.delayDays ?? []
  return text(`block.checkout.next.${type}`, { carrier: name ?? '', from, to })
}

/** The course of an order, step by step: what has happened, and what comes next where something does. */
export function Course({ view }: CourseProps) {
  const text = useText()
  const { locale } = usePage()
  const way = useWay(view)
  const hasMore = isUpcoming(view)
  const sent = useShipments(view)
  const { createdAt, transfer, destination } = view
  return (
    <section className={styles.reviewed}>
      <h2 className={styles.partTitle}>{text(hasMore ? 'block.checkout.next' : 'block.order-tracking.steps')}</h2>
      <ol className={styles.next}>
        <li>{text('block.checkout.next.taken', { day: unbrokenDates(formatDate(createdAt, locale)) })}</li>
        {sent.length > 0 && (
          <li>
            <div>
              {sent.map((each, index) => (
                <Shipment key={index} {...each} />
              ))}
            </div>
          </li>
        )}
        {hasMore && transfer && <li>{text('block.checkout.next.transfer')}</li>}
        {hasMore && (
          <li>
            <span>{way}</span>
            {destination.length > 0 && <AddressLines lines={destination} />}
          </li>
        )}
      </ol>
    </section>
  )
}
