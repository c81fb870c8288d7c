import { Day } from '#i18n/format/DateText.tsx'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, useLocalePath, useParameter } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { News } from '#schemas/api/content/news.ts'
import type { PromotedNewsProps } from '#schemas/generated/block-props.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { Picture } from '#ui/media/Picture.tsx'
import { WholeLink } from '#ui/navigation/WholeLink.tsx'
import styles from './View.module.css'

interface PromotedNewsData {
  readonly promoted?: CallData<'news.list'>
}

const FRAME = `block-frame ${styles.promoted}`
const NEWS = `whole ${styles.news}`
const KICKER = `label ${styles.kicker}`

/** The first of the promoted news, on a card or across a banner as the site has set it; nothing when none is. */
export function View({ props, data }: BlockViewProps<PromotedNewsProps, PromotedNewsData>) {
  const text = useText()
  const localPath = useLocalePath()
  const isBanner = useParameter('PROMOTED_NEWS_STYLE') === 'BANNER'
  const news = data.promoted?.news[0]
  if (!news) return null
  return (
    <div className={FRAME} data-style={isBanner ? 'banner' : 'card'}>
      <Promoted news={news} props={props} isBanner={isBanner} />
      {props.allHref && (
        <p className={styles.all}>
          <a href={localPath(props.allHref)}>{props.allLabel ?? text('block.promoted-news.all')}</a>
        </p>
      )}
    </div>
  )
}

interface PromotedProps {
  readonly news: News
  readonly props: PromotedNewsProps
  readonly isBanner: boolean
}

function Promoted({ news, props: { level, kicker, showPicture, showSummary }, isBanner }: PromotedProps) {
  const text = useText()
  const href = useItemPath('news')(news.url)
  const Title = `h${level}` as const
  const image = !isBanner && showPicture ? news.image : null
  return (
    <article className={NEWS} data-tone={isBanner ? 'ink' : undefined} data-picture={image ? true : undefined}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(width < 48rem) 92vw, 40rem" alt="" className={styles.image} />
        </div>
      )}
      <div className={styles.words}>
        <p className={KICKER}>{kicker ?? text('block.promoted-news.kicker')}</p>
        <Title className={styles.title}>
          <WholeLink href={href}>{news.title}</WholeLink>
        </Title>
        {showSummary && news.summary && <p className={styles.summary}>{news.summary}</p>}
        <p className={styles.date}>
          <Day at={news.publishedAt} />
          {href !== undefined && <Icon name="arrow-right" />}
        </p>
      </div>
    </article>
  )
}
