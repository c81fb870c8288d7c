import { useText } from '#i18n/use-text.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './View.module.css'

interface PaginationProps {
  readonly page: number
  readonly pages: number
  readonly path: string
}

/** Links to the pages before and after; nothing when there is one page only. */
export function Pagination({ page, pages, path }: PaginationProps) {
  const text = useText()
  if (pages <= 1) return null
  const address = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  return (
    <nav className={styles.pages} aria-label={text('block.blog-list.pages')}>
      {page > 1 ? (
        <a className={styles.page} href={address(Math.min(page - 1, pages))} rel="prev">
          <Icon name="arrow-left" />
          {text('block.blog-list.newer')}
        </a>
      ) : (
        <span />
      )}
      <p className={styles.position}>{text('block.blog-list.position', { page, pages })}</p>
      {page < pages ? (
        <a className={styles.page} href={address(page + 1)} rel="next">
          {text('block.blog-list.older')}
          <Icon name="arrow-right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
