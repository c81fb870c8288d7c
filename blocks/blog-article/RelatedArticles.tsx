import { formatDate } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { BlogItem } from '#schemas/api/blog.ts'
import styles from './View.module.css'

/** What to read next: titles and dates, no pictures. */
export function RelatedArticles({ blogs }: { readonly blogs: readonly BlogItem[] }) {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  return (
    <aside className={styles.related} aria-label={text('block.blog-article.related')} data-print="hide">
      <h2 className={styles.relatedTitle}>{text('block.blog-article.related')}</h2>
      <ul className={styles.relatedList}>
        {blogs.map(({ id, url, title, publishedAt }) => (
          <li key={id}>
            <a className={styles.relatedLink} href={localPath(url)}>
              {title}
            </a>
            <time className={styles.relatedDate} dateTime={publishedAt}>
              {formatDate(publishedAt, locale)}
            </time>
          </li>
        ))}
      </ul>
    </aside>
  )
}
