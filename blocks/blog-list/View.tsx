import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
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

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const
const NEXT = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

/** The articles of a folder, the first one large; without any, what this place is for. */
export function View({ props, data }: BlockViewProps<BlogListProps, BlogListData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { path, query, locale } = usePage()
  const Title = TAGS[props.level]
  const blogs = data.list?.blogs ?? []
  const page = props.pagination ? pageNumber(query.page) : 1
  const title = props.title ?? (props.folder === undefined ? data.folder?.name : undefined)
  const folders = data.folder?.folders ?? []
  return (
    <div className={styles.blog} data-layout={props.layout}>
      <div className={styles.head}>
        {title && <Title className={styles.title}>{title}</Title>}
        {props.intro && <Html as="p" className={`inline-links ${styles.intro}`} html={props.intro} />}
        {folders.length > 0 && (
          <ul className={styles.folders} aria-label={text('block.blog-list.folders')}>
            {folders.map((folder) => (
              <li key={folder.id}>
                <a href={localPath(folder.url)}>
                  {folder.name} <span className={styles.count}>{folder.blogCount}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {blogs.length > 0 ? (
        <ol className={styles.items}>
          {blogs.map((blog, index) => (
            <ArticleItem
              key={blog.id}
              blog={blog}
              href={localPath(blog.url)}
              locale={locale}
              heading={title ? NEXT[props.level] : TAGS[props.level === 1 ? 2 : props.level]}
              first={index === 0 && page === 1}
              layout={props.layout}
            />
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{props.emptyText ?? text(data.list ? 'block.blog-list.empty' : 'block.blog-list.failed')}</p>
      )}
      {props.pagination && data.list && <Pagination page={page} pages={Math.ceil(data.list.total / props.count)} path={path} />}
    </div>
  )
}
