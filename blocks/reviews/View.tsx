import { formatNumber } from '#i18n/format/format.ts'
import { htmlLang } from '#i18n/locale.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { Day } from '#i18n/format/DateText.tsx'
import { useLocalePath, usePage, useParameter, useSite } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Review } from '#schemas/api/content/company.ts'
import type { ReviewsProps } from '#schemas/generated/block-props.ts'
import type { GoogleReviewsConf } from '#schemas/generated/content.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { headingTags } from '#ui/text/heading-tags.ts'
import { VisuallyHidden } from '#ui/text/VisuallyHidden.tsx'
import { meanOf } from './average-rating.ts'
import { Stars } from './Stars.tsx'
import styles from './View.module.css'

interface ReviewsData {
  readonly reviews?: readonly Review[]
  readonly conf?: { readonly config: GoogleReviewsConf }
}

const NOTE = `inline-links ${styles.note}`

/** Reviews of customers, newest first, with their average; nothing without any. */
export function View({ props, data: { reviews = [], conf } }: BlockViewProps<ReviewsProps, ReviewsData>) {
  const text = useText()
  const { Name } = headingTags(props)
  if (reviews.length === 0) return null
  return (
    <BlockFrame title={props.title} level={props.level}>
      <div className={styles.parts}>
        {props.showMean && <Mean reviews={reviews} conf={conf?.config} />}
        <ul className={styles.items}>
          {reviews.slice(0, props.count).map((review) => (
            <li key={review.id} className={styles.item}>
              <One review={review} Name={Name} />
            </li>
          ))}
        </ul>
      </div>
      {props.note && <Html as="p" className={NOTE} html={props.note} />}
      {reviews.length > props.count && <p className={styles.note}>{text('block.reviews.newest', { count: props.count })}</p>}
    </BlockFrame>
  )
}

function One({
  review: { author, rating, text: words, publishedAt, url, answer },
  Name,
}: {
  readonly review: Review
  readonly Name: 'h2' | 'h3' | 'h4'
}) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const { defaultLang } = useSite()
  // Reviews come in the site's own language.
  const lang = defaultLang.code === locale ? undefined : htmlLang(defaultLang.code)
  return (
    <article className={styles.one}>
      <Stars rating={rating} label={text('block.reviews.rating', { rating })} />
      <blockquote className={styles.quote} lang={lang}>
        <p dir="auto">{words}</p>
      </blockquote>
      <div className={styles.by}>
        <Name className={styles.author}>{author}</Name>
        <Day at={publishedAt} />
        {url && (
          <a href={localPath(url)} rel="nofollow noopener">
            {text('block.reviews.source')} <VisuallyHidden>{text('block.reviews.of', { author })}</VisuallyHidden>
          </a>
        )}
      </div>
      {answer && (
        <div className={styles.answer} lang={lang}>
          <p className={styles.answerer}>{text('block.reviews.answer')}</p>
          <p dir="auto">{answer}</p>
        </div>
      )}
    </article>
  )
}

interface MeanProps {
  readonly reviews: readonly Review[]
  readonly conf: GoogleReviewsConf | undefined
}

function Mean({ reviews, conf }: MeanProps) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const address = useParameter('GOOGLE_REVIEW_URL')
  const { mean, total } = meanOf(reviews, conf)
  const href = conf?.url ?? (typeof address === 'string' ? address : null)
  return (
    <div className={styles.mean}>
      <p>
        <span className={styles.number}>{formatNumber(mean, locale)}</span> {text('block.reviews.outOf')}
      </p>
      <Stars rating={mean} />
      <p>{text('block.reviews.total', { total })}</p>
      {href && (
        <p className="inline-links">
          <a href={localPath(href)} rel="noopener">
            {text('block.reviews.all')}
          </a>
        </p>
      )}
    </div>
  )
}
