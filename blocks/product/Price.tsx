import { badgeOf, priceWords, type VariantView } from '#i18n/shop/product-offer.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage, useParameter } from '#renderer/context.ts'
import { useSignInHref } from '#renderer/hooks/use-sign-in-href.ts'
import styles from './Price.module.css'

/** The price of the selected bottle with taxes, per litre too, and its earlier price. */
export function Price({ bottle }: { readonly bottle: VariantView }) {
  const text = useText()
  const { locale } = usePage()
  const signInHref = useSignInHref()
  const speech = { text, locale, stockLimit: Number(useParameter('STOCK_LIMIT_DISPLAY') ?? 0) }
  const words = priceWords(bottle, speech)
  const badge = badgeOf([bottle], speech)
  return (
    <div className={styles.price}>
      {words ? (
        <>
          <p className={styles.amount}>
            <span>{words.price}</span>
            {words.struck && (
              <s className={styles.struck}>
                <span className="visually-hidden">{text('product.insteadOf')} </span>
                <span>{words.struck}</span>
              </s>
            )}
          </p>
          <p className={styles.unit}>
            {text('product.taxIncluded')}
            {words.perLitre && <span>{`, ${words.perLitre}`}</span>}
            {words.struck && <span className={styles.law}>{text('product.lowestPrice')}</span>}
          </p>
        </>
      ) : (
        <p className={`inline-links ${styles.hidden}`}>
          {text('product.priceHidden')}. <a href={signInHref}>{text('product.signIn')}</a>
        </p>
      )}
      {badge && (
        <p className={styles.badge} data-kind={badge.kind}>
          {badge.text}
        </p>
      )}
    </div>
  )
}
