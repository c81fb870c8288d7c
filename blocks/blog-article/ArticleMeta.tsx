import { formatDate } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { Blog } from '#schemas/api/blog.ts'
import { readingMinutes } from './reading-time.ts'
import styles from './View.module.css'

interface ArticleMetaProps {
  readonly blog: Blog
  readonly showAuthor: boolean
  readonly showDate: boolean
}

/** Who wrote the article and when, and how long it takes to read: notes in the margin. */
export function ArticleMeta({ blog, showAuthor, showDate }: ArticleMetaProps) {
  const text = useText()
  const { locale } = usePage()
  const updated = blog.updatedAt.slice(0, 10) > blog.publishedAt.slice(0, 10)
  return (
    <dl className={styles.meta}>
      {showAuthor && blog.author && (
        <div>
          <dt>{text('block.blog-article.author')}</dt>
          <dd>{blog.author}</dd>
        </div>
      )}
      {showDate && (
        <div>
          <dt>{text('block.blog-article.published')}</dt>
          <dd>
            <time dateTime={blog.publishedAt}>{formatDate(blog.publishedAt, locale)}</time>
          </dd>
        </div>
      )}
      {showDate && updated && (
        <div>
          <dt>{text('block.blog-article.updated')}</dt>
          <dd>
            <time dateTime={blog.updatedAt}>{formatDate(blog.updatedAt, locale)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>{text('block.blog-article.reading')}</dt>
        <dd>{text('block.blog-article.minutes', { minutes: readingMinutes(blog.content) })}</dd>
      </div>
    </dl>
  )
}
