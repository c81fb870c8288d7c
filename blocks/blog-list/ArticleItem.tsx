import { formatDate } from '#i18n/format.ts'
import type { BlogItem } from '#schemas/api/blog.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './View.module.css'

interface ArticleItemProps {
  readonly blog: BlogItem
  readonly href: string
  readonly locale: string
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly first: boolean
  readonly layout: 'cards' | 'list' | 'compact'
}

/** One article of the list; the whole of it follows the link of its title. */
export function ArticleItem({ blog, href, locale, heading: Heading, first, layout }: ArticleItemProps) {
  const withPicture = layout !== 'compact' && blog.image !== null
  return (
    <li className={styles.item} data-first={first || undefined} data-picture={withPicture || undefined}>
      <p className={styles.meta}>
        <time dateTime={blog.publishedAt}>{formatDate(blog.publishedAt, locale)}</time>
        {blog.folder && <span className={styles.folder}>{blog.folder.name}</span>}
      </p>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a className={styles.link} href={href}>
            {blog.title}
          </a>
        </Heading>
        {blog.summary && layout !== 'compact' && <p className={styles.summary}>{blog.summary}</p>}
      </div>
      {withPicture && blog.image && (
        <Picture
          image={blog.image}
          sizes={first ? '(width < 62rem) 92vw, 48rem' : '(width < 62rem) 92vw, 24rem'}
          alt=""
          className={styles.picture}
        />
      )}
    </li>
  )
}
