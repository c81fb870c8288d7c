import { Icon } from '#ui/icons/Icon.tsx'
import styles from './Pagination.module.css'

interface PaginationProps {
  readonly page: number
  readonly pages: number
  /** Where a page of the list stands. */
  readonly address: (page: number) => string
  /** The name of the paginated list. */
  readonly label: string
  readonly previous: string
  readonly next: string
  /** Such as « Page 2 sur 5 ». */
  readonly position: string
}

/** Links to the pages before and after; nothing when there is one page only, or beyond the last one. */
export function Pagination({ page, pages, address, label, previous, next, position }: PaginationProps) {
  if (pages <= 1 || page > pages) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 ? (
        <a className={styles.page} href={address(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          <span>{previous}</span>
        </a>
      ) : (
        <span />
      )}
      <p className={styles.position}>{position}</p>
      {page < pages ? (
        <a className={styles.page} href={address(page + 1)} rel="next">
          <span>{next}</span>
          <Icon name="arrow-right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
