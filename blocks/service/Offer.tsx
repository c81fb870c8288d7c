import type { ReactNode } from 'react'
import { formatPrice } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { ServiceProps } from '#schemas/generated/block-props.ts'
import styles from './View.module.css'

interface OfferProps {
  readonly props: ServiceProps
  readonly price: number | null
  readonly actions: ReactNode
}

/** The price of the service, and the buttons to request it. */
export function Offer({ props: { showPrice, priceNote }, price, actions }: OfferProps) {
  const text = useText()
  const { locale } = usePage()
  if (!showPrice && !actions) return null
  return (
    <div className={styles.offer}>
      {showPrice && (
        <div>
          <p className={styles.price}>{price === null ? text('service.onQuote') : formatPrice(price, locale)}</p>
          {price !== null && priceNote && <p className={styles.note}>{priceNote}</p>}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
