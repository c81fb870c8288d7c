import { useText } from '#i18n/hooks/use-text.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { AddressLines } from '#blocks/checkout/parts/AddressLines.tsx'
import styles from '#blocks/checkout/parts/checkout.module.css'

/** The buyer, the billing data and the gift of a placed order, as the shop has stored them. */
export function OrderedWords({ view: { billedTo, purchaseReference, gift, message } }: { readonly view: OrderView }) {
  const text = useText()
  const rows: readonly (readonly [name: string, value?: string | null])[] = [
    [text('block.checkout.purchaseReference'), purchaseReference],
    [text('block.checkout.giftOf'), gift?.from],
    [text('block.checkout.giftMessage'), gift?.message],
    [text('block.checkout.message'), message],
  ]
  const said = rows.filter(([, value]) => value)
  return (
    <section className={styles.reviewed}>
      <h2 className={styles.partTitle}>{text('block.checkout.step.identity')}</h2>
      <div className={styles.words}>
        {billedTo && (
          <div>
            <p className={styles.soft}>{text('block.checkout.billedTo')}</p>
            <AddressLines lines={billedTo} />
          </div>
        )}
        {said.length > 0 && (
          <dl className={styles.facts}>
            {said.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
