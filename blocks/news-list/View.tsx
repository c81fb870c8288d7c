import { cropText } from '#i18n/format/truncate-text.ts'
import { Day } from '#i18n/format/DateText.tsx'
import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useItemPath } from '#renderer/context.ts'
import { useListTitle } from '#renderer/hooks/use-list-title.ts'
import { useListPages } from '#renderer/hooks/use-query-url.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { News } from '#schemas/api/content/news.ts'
import type { NewsListProps } from '#schemas/generated/block-props.ts'
import { EntryList } from '#ui/lists/ItemList.tsx'
import { listHeadingTags } from '#ui/text/heading-tags.ts'
import { EmptyList, ListFrame } from '#ui/layout/ListLayout.tsx'
import { ListPagination, ListPastEnd } from '#view-parts/ListPages.tsx'

interface NewsListData {
  readonly list?: CallData<'news.list'>
}

/** The news of the site, the newest large; without any, what this place is for. */
export function View({ id, props, data: { list } }: BlockViewProps<NewsListProps, NewsListData>) {
  const text = useText()
  const pages = useListPages(list?.total ?? 0, props.count, props.pagination)
  const heading = useListTitle(id, props)
  const { Title, Name } = listHeadingTags(heading)
  const withFirst = pages.page === 1 && props.layout !== 'compact'
  return (
    <ListFrame Title={Title} title={heading.title} intro={props.intro && <Html as="p" className="inline-links" html={props.intro} />}>
      {list && list.news.length > 0 ? (
        <Items news={list.news} Name={Name} layout={props.layout} withFirst={withFirst} beginsPage={heading.isPageTitle} />
      ) : pages.isPastEnd ? (
        <ListPastEnd pages={pages} />
      ) : (
        <EmptyList>
          <p>{list ? (props.emptyText ?? text('block.news-list.empty')) : text('block.news-list.failed')}</p>
        </EmptyList>
      )}
      <ListPagination pages={pages} label="block.news-list.pages" previous="list.newer" next="list.older" />
    </ListFrame>
  )
}

interface ItemsProps {
  readonly news: readonly News[]
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly layout: NewsListProps['layout']
  readonly withFirst: boolean
  readonly beginsPage: boolean
}

function Items({ news, ...list }: ItemsProps) {
  const itemPath = useItemPath('news')
  const entries = news.map(({ url, title, summary, image, tags, publishedAt }) => ({
    ...{ href: itemPath(url), title, summary: summary && cropText(summary), image, label: tags[0]?.label },
    note: <Day at={publishedAt} inFigures={list.layout === 'compact'} />,
  }))
  return <EntryList entries={entries} {...list} />
}
