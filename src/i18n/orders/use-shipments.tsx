import { useIntl } from 'react-intl'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { Day } from '../format/DateText.tsx'
import { orderLineName } from '../shop/line-name.ts'
import { useText } from '../hooks/use-text.ts'

type Sent = Pick<OrderView, 'shipments' | 'products'>

/** Returns true when one shipment contains the whole order. */
function isWhole({ shipments: [only, ...others], products }: Sent): boolean {
  const sent = new Map(only?.products.map(({ id, quantity }) => [id, quantity]))
  return others.length === 0 && products.every(({ id, quantity }) => sent.get(id) === quantity)
}

/** Renders the date and carrier of a shipment, and its arrival. */
function Left({ shipment: { carrier, shippedAt, deliveredAt } }: { readonly shipment: Sent['shipments'][number] }) {
  const text = useText()
  return (
    <>
      <span>{text('block.order-tracking.left', { carrier })}</span> <Day at={shippedAt} />
      {deliveredAt !== null && (
        <>
          {', '}
          {text('block.order-tracking.arrived')} <Day at={deliveredAt} />
        </>
      )}
    </>
  )
}

/** Returns the shipments of an order as text: date, tracking, and contents of a partial one. */
export function useShipments(order: Sent) {
  const text = useText()
  const { locale } = useIntl()
  const { shipments, products } = order
  const hasParts = !isWhole(order)
  const labelOf = (index: number) =>
    shipments.length > 1 ? text('block.order-tracking.shipment', { number: index + 1 }) : text('block.order-tracking.partly')
  const nameOf = (id: number) => {
    const line = products.find((product) => product.id === id)
    return line ? orderLineName(line, locale) : ''
  }
  return shipments.map((shipment, index) => ({
    label: hasParts ? labelOf(index) : null,
    left: <Left shipment={shipment} />,
    tracking: shipment.tracking.map(({ number: code, link }) => ({
      words: link === null ? code : text('block.order-tracking.follow', { code }),
      href: link,
    })),
    inside: hasParts ? shipment.products.map(({ id, quantity }) => `${quantity} × ${nameOf(id)}`) : [],
  }))
}
