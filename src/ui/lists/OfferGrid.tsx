import { WholeLink } from '#ui/navigation/WholeLink.tsx'
import { Picture, type PictureSource } from '#ui/media/Picture.tsx'
import styles from './OfferGrid.module.css'

const CARD = `whole ${styles.card}`
const LABEL = `label ${styles.label}`

/** One thing that is offered at a price. */
export interface Offer {
  /** Undefined for what no page shows: its name is then no link. */
  readonly href: string | undefined
  readonly name: string
  readonly image: PictureSource | null
  /** The kind of the offer. */
  readonly label: string | null
  readonly summary: string | null
  readonly note: string | null
  readonly price: string
  readonly struck: string | null
  readonly perLitre: string | null
  readonly badge: { readonly kind: 'gone' | 'low' | 'off'; readonly text: string } | null
}

interface OfferGridProps {
  readonly offers: readonly Offer[]
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly layout: 'grid' | 'list'
  /** The proportions of the pictures, such as `3/4`. */
  readonly ratio: string
  /** The words before a former price. */
  readonly insteadOf: string
  /** True when they stand at the top of the page: the first pictures are then fetched at once. */
  readonly isFirst?: boolean
}

const SIZES = '(width < 40rem) 46vw, (width < 62rem) 30vw, 18rem'
const FIRST_ROW = 4

/** Offers with their pictures and their prices: the whole of each follows the link of its name. */
export function OfferGrid({ offers, layout, ratio, isFirst = false, ...rest }: OfferGridProps) {
  return (
    <ul className={styles.offers} data-layout={layout} data-ratio={ratio}>
      {offers.map((offer, index) => (
        <OfferCard key={index} offer={offer} priority={isFirst && index < FIRST_ROW} {...rest} />
      ))}
    </ul>
  )
}

interface OfferCardProps extends Pick<OfferGridProps, 'Name' | 'insteadOf'> {
  readonly offer: Offer
  readonly priority: boolean
}

function OfferCard({ offer, Name, insteadOf, priority }: OfferCardProps) {
  const { href, name, image, label, summary, note, price, struck, perLitre, badge } = offer
  return (
    <li className={CARD} data-gone={badge?.kind === 'gone' || undefined}>
      <div className={styles.frame}>
        {image && <Picture image={image} alt="" sizes={SIZES} priority={priority} className={styles.picture} />}
        {badge && (
          <p className={styles.badge} data-kind={badge.kind}>
            {badge.text}
          </p>
        )}
      </div>
      <div className={styles.words}>
        {label && <p className={LABEL}>{label}</p>}
        <Name className={styles.name}>
          <WholeLink href={href}>{name}</WholeLink>
        </Name>
        {summary && <p className={styles.summary}>{summary}</p>}
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.price}>
          <span>{price}</span>
          {struck && (
            <s className={styles.struck}>
              <span className="visually-hidden">{insteadOf} </span>
              <span>{struck}</span>
            </s>
          )}
          {perLitre && <span className={styles.unit}>{perLitre}</span>}
        </p>
      </div>
    </li>
  )
}
