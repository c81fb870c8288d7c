import { Day } from '#i18n/Day.tsx'
import { orderLineName } from '#i18n/line-name.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import styles from './View.module.css'

interface ShipmentProps {
  /** Which of several it is, or that it is a part; null when all left at once. */
  readonly label: string | null
  readonly shipment: OrderView['shipments'][number]
  readonly products: OrderView['products']
}

/** What left in one go: when, with whom, where it is followed, and what is in it when that is not everything. */
export function Shipment({ label, shipment, products }: ShipmentProps) {
  const text = useText()
  const { carrier, shippedAt, deliveredAt, tracking, products: inside } = shipment
  const { locale } = usePage()
  const nameOf = (id: number) => {
    const line = products.find((product) => product.id === id)
    return line ? orderLineName(line, locale) : ''
  }
  return (
    <div className={styles.shipment}>
      {label !== null && <p className={styles.label}>{label}</p>}
      <p>
        {text('block.order-tracking.left', { carrier })} <Day at={shippedAt} />
        {deliveredAt !== null && (
          <>
            {', '}
            {text('block.order-tracking.arrived')} <Day at={deliveredAt} />
          </>
        )}
      </p>
      {tracking.map(({ number: code, link }) => (
        <p key={code} className="inline-links">
          {link === null ? (
            code
          ) : (
            <a href={link} rel="noopener">
              {text('block.order-tracking.follow', { code })}
            </a>
          )}
        </p>
      ))}
      {label !== null && (
        <ul className={styles.inside}>
          {inside.map(({ id, quantity }) => (
            <li key={id}>
              {quantity} × {nameOf(id)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
