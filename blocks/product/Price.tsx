import type { OfferBadge, PriceWords } from '#i18n/product-offer.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './View.module.css'

interface PriceProps {
  readonly words: PriceWords | null
  readonly badge: OfferBadge | null
}

/** What the chosen bottle costs, taxes included, by the litre too, and what it cost before. */
export function Price({ words, badge }: PriceProps) {
  const text = useText()
  return (
    <div className={styles.price}>
      {words ? (
        <>
          <p className={styles.amount}>
            {words.price}
            {words.struck && (
              <s className={styles.struck}>
                <span className="visually-hidden">{text('product.insteadOf')} </span>
                {words.struck}
              </s>
            )}
          </p>
          <p className={styles.unit}>
            {text('product.taxIncluded')}
            {words.perLitre && `, ${words.perLitre}`}
            {words.struck && <span className={styles.law}>{text('product.lowestPrice')}</span>}
          </p>
        </>
      ) : (
        <p className={styles.hidden}>{text('product.priceHidden')}</p>
      )}
      {badge && (
        <p className={styles.badge} data-kind={badge.kind}>
          {badge.text}
        </p>
      )}
    </div>
  )
}
