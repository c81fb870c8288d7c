import { Day } from '#i18n/format/DateText.tsx'
import { DayWords } from '#i18n/format/LongDate.tsx'
import { formatDate } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useIsPageTitle, useItemPath, useLocalePath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { News } from '#schemas/api/content/news.ts'
import type { NewsArticleProps } from '#schemas/generated/block-props.ts'
import { DocumentFrame, DocumentTags, NotFoundNotice } from '#ui/layout/DocumentLayout.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { ReadNext } from '#ui/navigation/RelatedLinks.tsx'

interface NewsArticleData {
  readonly news?: News
  readonly newest?: CallData<'news.list'>
}

/** A piece of news: its title, its day in the margin, its text, where it leads, and the other news. */
export function View({ id, props, data: { news, newest } }: BlockViewProps<NewsArticleProps, NewsArticleData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { title } = usePage()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const listHref = props.listHref && localPath(props.listHref)
  if (news) return <Article Title={Title} props={props} news={news} newest={newest?.news ?? []} listHref={listHref} />
  const others = listHref === undefined ? undefined : { href: listHref, label: text('block.news-article.all') }
  return <NotFoundNotice Title={Title} title={title} text={text('block.news-article.missing')} others={others} />
}

interface ArticleProps {
  readonly Title: 'h1' | 'h2'
  readonly props: NewsArticleProps
  readonly news: News
  readonly newest: readonly News[]
  readonly listHref: string | undefined
}

function Article({ Title, props, news, newest, listHref }: ArticleProps) {
  const text = useText()
  return (
    <DocumentFrame
      Title={Title}
      title={news.title}
      kicker={listHref && <a href={listHref}>{text('block.news-article.kicker')}</a>}
      summary={props.showSummary ? news.summary : null}
      notes={props.showDate ? [{ term: text('block.news-article.published'), value: <Day at={news.publishedAt} /> }] : []}
      image={news.image}
    >
      <Html className="prose" html={news.content} />
      {news.link && <MoreLink href={news.link} />}
      <DocumentTags label={text('block.news-article.tags')} tags={news.tags} />
      <Others of={news} newest={newest} count={props.otherCount} />
    </DocumentFrame>
  )
}

function MoreLink({ href }: { readonly href: string }) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <p>
      <LinkButton href={localPath(href)} label={text('block.news-article.more')} icon="arrow-right" kind="secondary" />
    </p>
  )
}

interface OthersProps {
  readonly of: News
  readonly newest: readonly News[]
  readonly count: number
}

function Others({ of, newest, count }: OthersProps) {
  const text = useText()
  const itemPath = useItemPath('news')
  const { locale } = usePage()
  const readings = newest
    .filter(({ id }) => id !== of.id)
    .slice(0, count)
    .map(({ url, title, publishedAt }) => ({
      href: itemPath(url),
      title,
      note: { text: <DayWords words={formatDate(publishedAt, locale)} />, dateTime: publishedAt },
    }))
  return <ReadNext Title="h2" title={text('block.news-article.others')} readings={readings} />
}
