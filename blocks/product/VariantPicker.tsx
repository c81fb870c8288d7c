import { badgeOf, isAvailable, type VariantView } from '#i18n/shop/product-offer.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { formatCapacity } from '#i18n/shop/wine-facts.ts'
import { usePage } from '#renderer/context.ts'
import { useQueryAddress } from '#renderer/hooks/use-query-url.ts'
import type { Declination, Product } from '#schemas/api/shop/product.ts'
import styles from './VariantPicker.module.css'

interface ChoicesProps {
  readonly product: Product
  readonly chosen: VariantView
}

/** The facts that distinguish a declination: its variations, or its capacity. */
function variantsOf({ variation1, variation2, variation3, ...bottle }: Declination, locale: string): string {
  const named = [variation1, variation2, variation3].flatMap((variation) => variation?.label ?? [])
  return named.length > 0 ? named.join(', ') : (formatCapacity(bottle, locale) ?? '')
}

/** The current discount of a declination, as the list of products shows it. */
function Reduction({ declination }: { readonly declination: Declination }) {
  const text = useText()
  const { locale } = usePage()
  const badge = badgeOf([declination], { text, locale, stockLimit: 0 })
  return badge?.kind === 'off' ? <span className={styles.off}>{badge.text}</span> : null
}

/** The vintages and sizes in which a product is sold, each at an address of its own. */
export function Choices({ product, chosen }: ChoicesProps) {
  const text = useText()
  const address = useQueryAddress()
  const { locale } = usePage()
  if (product.declinations.length < 2) return null
  const [variation] = [product.variation1, product.variation2, product.variation3].filter((each) => each !== null)
  const label = product.isVintage
    ? text('block.product.vintages')
    : (variation?.displayLabel ?? variation?.label ?? text('block.product.choices'))
  return (
    <div>
      <p className={styles.label} id={`choices-${product.id}`}>
        {label}
      </p>
      <ul className={styles.choices} aria-labelledby={`choices-${product.id}`}>
        {product.declinations.map((declination) => (
          <li key={declination.id}>
            <a
              href={address({ declination: String(declination.id) })}
              data-stays=""
              aria-current={declination.id === chosen.id ? 'true' : undefined}
              data-gone={isAvailable(declination) ? undefined : true}
            >
              {declination.year !== null && <span className={styles.year}>{declination.year}</span>}
              {/* Spaces for those who hear or copy it: the layout shows none. */} <span>{variantsOf(declination, locale)}</span>{' '}
              {!isAvailable(declination) && <span className={styles.gone}>{text('product.soldOut')}</span>}
              <Reduction declination={declination} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
