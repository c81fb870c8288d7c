import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage, useIsPageTitle } from '#renderer/context.ts'
import { Html } from '#renderer/Html.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { BlogFolder, BlogList } from '#schemas/api/blog.ts'
import type { BlogListProps } from '#schemas/generated/block-props.ts'
import { ArticleItem } from './ArticleItem.tsx'
import { pageNumber } from './page-number.ts'
import { Pagination } from './Pagination.tsx'
import styles from './View.module.css'

interface BlogListData {
  readonly list?: BlogList
  readonly folder?: BlogFolder
}

const TAGS = { 1: 'h2', 2: 'h2', 3: 'h3' } as const
const NEXT = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

/** The articles of a folder, the first one large; without any, what this place is for. */
export function View({ id, props, data }: BlockViewProps<BlogListProps, BlogListData>) {
  const { path, query, title: pageTitle } = usePage()
  const isPageTitle = useIsPageTitle(id) && props.level === 1
  const page = props.pagination ? pageNumber(query.page) : 1
  const title = titleOf(props, data) ?? (isPageTitle ? pageTitle : undefined)
  return (
    <div className={styles.blog} data-layout={props.layout}>
      <Head tag={isPageTitle ? 'h1' : TAGS[props.level]} title={title} intro={props.intro} folder={data.folder} />
      {data.list && data.list.blogs.length > 0 ? (
        <Articles blogs={data.list.blogs} heading={headingOf(props, title)} withFirst={page === 1} layout={props.layout} />
      ) : (
        <Empty text={props.emptyText} failed={data.list === undefined} />
      )}
      {props.pagination && data.list && <Pagination page={page} pages={Math.ceil(data.list.total / props.count)} path={path} />}
    </div>
  )
}

/** The title that was written, else the folder's own. */
function titleOf({ title, folder }: BlogListProps, data: BlogListData): string | undefined {
  return title ?? (folder === undefined ? data.folder?.name : undefined)
}

/** Articles stand one level below the list's title, or at its level when there is none. */
function headingOf({ level }: BlogListProps, title: string | undefined) {
  return title ? NEXT[level] : TAGS[level]
}

interface HeadProps {
  readonly tag: 'h1' | 'h2' | 'h3'
  readonly title: string | undefined
  readonly intro: string | undefined
  readonly folder: BlogFolder | undefined
}

function Head({ tag: Title, title, intro, folder }: HeadProps) {
  return (
    <div className={styles.head}>
      {title && <Title className={styles.title}>{title}</Title>}
      {intro && <Html as="p" className={`inline-links ${styles.intro}`} html={intro} />}
      {folder && folder.folders.length > 0 && <Folders folders={folder.folders} />}
    </div>
  )
}

function Folders({ folders }: { readonly folders: BlogFolder['folders'] }) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <ul className={styles.folders} aria-label={text('block.blog-list.folders')}>
      {folders.map(({ id, url, name, blogCount }) => (
        <li key={id}>
          <a href={localPath(url)}>
            {name} <span className={styles.count}>{blogCount}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface ArticlesProps {
  readonly blogs: BlogList['blogs']
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly withFirst: boolean
  readonly layout: BlogListProps['layout']
}

function Articles({ blogs, heading, withFirst, layout }: ArticlesProps) {
  const localPath = useLocalePath()
  const { locale } = usePage()
  return (
    <ol className={styles.items}>
      {blogs.map((blog, index) => (
        <ArticleItem
          key={blog.id}
          blog={blog}
          href={localPath(blog.url)}
          locale={locale}
          heading={heading}
          first={withFirst && index === 0}
          layout={layout}
        />
      ))}
    </ol>
  )
}

function Empty({ text: written, failed }: { readonly text: string | undefined; readonly failed: boolean }) {
  const text = useText()
  return <p className={styles.empty}>{failed ? text('block.blog-list.failed') : (written ?? text('block.blog-list.empty'))}</p>
}
