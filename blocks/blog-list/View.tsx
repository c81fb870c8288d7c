import type { ReactNode } from 'react'
import { cropText } from '#i18n/format/truncate-text.ts'
import { Day } from '#i18n/format/DateText.tsx'
import { useSearchError } from '#i18n/hooks/use-search-error.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useItemPath, useLocalePath, usePage } from '#renderer/context.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useListTitle } from '#renderer/hooks/use-list-title.ts'
import { useListPages, useQueryAddress } from '#renderer/hooks/use-query-url.ts'
import { useSearchLimit } from '#renderer/hooks/use-search-limit.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { BlogFolder, BlogList } from '#schemas/api/content/blog.ts'
import type { BlogListProps } from '#schemas/generated/block-props.ts'
import { EntryList } from '#ui/lists/ItemList.tsx'
import { FilterLinks } from '#ui/navigation/FilterLinks.tsx'
import { SearchForm } from '#ui/forms/SearchForm.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { listHeadingTags } from '#ui/text/heading-tags.ts'
import { EmptyList, ListFrame } from '#ui/layout/ListLayout.tsx'
import { ListPagination, ListPastEnd } from '#view-parts/ListPages.tsx'

interface BlogListData {
  readonly list?: BlogList
  readonly folder?: BlogFolder
}

/** Returns the typed search, or undefined for an empty field. */
const soughtIn = (typed: string | undefined): string | undefined => (typed === '' ? undefined : typed)

/** The articles of a folder, the first one large; without any, what this place is for. */
export function View({ id, props, data }: BlockViewProps<BlogListProps, BlogListData>) {
  const { query } = usePage()
  const { list, folder } = data
  const pages = useListPages(list?.total ?? 0, props.count, props.pagination)
  const heading = useListTitle(id, { level: props.level, title: titleOf(props, data) })
  const { Title, Name } = listHeadingTags(heading)
  const sought = props.showSearch ? soughtIn(query['q']) : undefined
  return (
    <ListFrame
      Title={Title}
      title={heading.title}
      intro={introOf(props, data)}
      filter={<Narrowing id={id} showSearch={props.showSearch} folder={folder} />}
    >
      {list && list.blogs.length > 0 ? (
        <Articles
          blogs={list.blogs}
          Name={Name}
          withFirst={pages.page === 1 && sought === undefined}
          layout={props.layout}
          shownFolder={folderOfPage(props, data)?.name}
          beginsPage={heading.isPageTitle}
        />
      ) : pages.isPastEnd ? (
        <ListPastEnd pages={pages} />
      ) : (
        <Nothing text={props.emptyText} sought={sought} failed={list === undefined} />
      )}
      <ListPagination pages={pages} label="block.blog-list.pages" previous="list.newer" next="list.older" />
      {props.pagination && <FeedLink />}
    </ListFrame>
  )
}

const ANY_ARTICLE = 'blog/-'

/** Where to follow the articles of the blog, or of its folder, on the page that lists them. */
function FeedLink() {
  const text = useText()
  const localPath = useLocalePath()
  const articlePath = useItemPath('blog')
  const { url, params } = usePage()
  if (url !== 'blog' && params['folder'] === undefined) return null
  if (articlePath(ANY_ARTICLE) === undefined) return null
  return (
    <p className="inline-links">
      <small>
        <a href={localPath(`${url}/rss.xml`)} type="application/rss+xml" rel="alternate">
          {text('block.blog-list.feed')}
        </a>
      </small>
    </p>
  )
}

/** The folder of the page, where the block names none of its own. */
const folderOfPage = ({ folder }: BlogListProps, data: BlogListData) => (folder === undefined ? data.folder : undefined)

/** The title that was written, else the folder's own. */
const titleOf = (props: BlogListProps, data: BlogListData): string | undefined => props.title ?? folderOfPage(props, data)?.name

/** The words that were written, else those of the folder. */
function introOf(props: BlogListProps, data: BlogListData): ReactNode {
  if (props.intro) return <Html as="p" className="inline-links" html={props.intro} />
  const description = folderOfPage(props, data)?.description
  return description && <p>{description}</p>
}

interface NarrowingProps {
  readonly id: string
  readonly showSearch: boolean
  readonly folder: BlogFolder | undefined
}

function Narrowing({ id, showSearch, folder }: NarrowingProps) {
  const text = useText()
  const folderPath = useItemPath('folder')
  const { path, query } = usePage()
  const searchError = useSearchError(useSearchLimit())
  const folders = folder?.folders ?? []
  return (
    <>
      {showSearch && (
        <SearchForm
          id={`${id}-q`}
          action={path}
          label={text('block.blog-list.search')}
          submit={text('search.submit')}
          defaultValue={query['q']}
          error={searchError}
          layout="small"
          ofList
          icon={<Icon name="search" />}
        />
      )}
      <FilterLinks
        label={text('block.blog-list.folders')}
        links={folders.flatMap(({ url, name, blogCount }) => {
          const href = folderPath(url)
          return href === undefined ? [] : [{ href, label: name, count: blogCount }]
        })}
      />
    </>
  )
}

interface ArticlesProps {
  readonly blogs: BlogList['blogs']
  readonly Name: 'h2' | 'h3' | 'h4'
  readonly withFirst: boolean
  readonly layout: BlogListProps['layout']
  /** The folder of the page, which its articles need not name. */
  readonly shownFolder: string | undefined
  readonly beginsPage: boolean
}

function Articles({ blogs, shownFolder, ...list }: ArticlesProps) {
  const articlePath = useItemPath('blog')
  const entries = blogs.map(({ url, title, summary, image, folder, publishedAt }) => ({
    ...{ href: articlePath(url), title, summary: summary && cropText(summary), image },
    label: folder?.name === shownFolder ? undefined : folder?.name,
    note: <Day at={publishedAt} inFigures={list.layout === 'compact'} />,
  }))
  return <EntryList entries={entries} {...list} />
}

interface NothingProps {
  readonly text: string | undefined
  readonly sought: string | undefined
  readonly failed: boolean
}

function Nothing({ text: written, sought, failed }: NothingProps) {
  const text = useText()
  const address = useQueryAddress()
  if (failed)
    return (
      <EmptyList>
        <p>{text('block.blog-list.failed')}</p>
      </EmptyList>
    )
  if (sought === undefined)
    return (
      <EmptyList>
        <p>{written ?? text('block.blog-list.empty')}</p>
      </EmptyList>
    )
  return (
    <EmptyList>
      <p>{text('block.blog-list.notFound', { query: sought })}</p>
      <p>
        <a href={address({ q: '' })}>{text('block.blog-list.all')}</a>
      </p>
    </EmptyList>
  )
}
