import { formatPhone } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer } from '#schemas/runtime/checkout.ts'
import { AddressLines } from '#blocks/checkout/parts/AddressLines.tsx'
import styles from '#blocks/checkout/parts/checkout.module.css'

interface IdentityWordsProps {
  readonly cart: StoredCart
  readonly buyer: Buyer | null
}

/** The buyer of the order and the contact data, as text. */
export function IdentityWords({ cart: { contact, address }, buyer }: IdentityWordsProps) {
  const text = useText()
  const { locale } = usePage()
  const { company, gift, message, phone } = contact
  const rows: readonly (readonly [name: string, value?: string])[] = [
    [text('block.checkout.email'), buyer?.email ?? contact.email],
    [text('block.checkout.phone'), formatPhone(phone, locale)],
    [text('block.checkout.siret'), company?.siret],
    [text('block.checkout.vatNumber'), company?.vatNumber],
    [text('block.checkout.purchaseReference'), company?.reference],
    [text('block.checkout.giftOf'), gift?.from],
    [text('block.checkout.giftMessage'), gift?.message],
    [text('block.checkout.message'), message],
  ]
  return (
    <div className={styles.words}>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div>
        <p className={styles.soft}>{text('block.checkout.billedTo')}</p>
        {company && <AddressLines lines={[company.name]} />}
        <AddressLines address={address.billing} />
      </div>
    </div>
  )
}
