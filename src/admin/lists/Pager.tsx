import { IconButton } from '#kit/buttons/IconButton.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './lists.module.css'

interface PagerProps {
  readonly page: number
  /** The number of rows on a page. */
  readonly size: number
  readonly total: number
  /** There are more rows than `total`, which were not counted. */
  readonly hasMore?: boolean
  readonly onPage: (page: number) => void
}

/** Tells which rows of how many are shown, and leads to the pages beside. */
export function Pager({ page, size, total, hasMore = false, onPage }: PagerProps) {
  const text = usePanelText()
  if (total === 0) return null
  const pages = Math.ceil(total / size)
  const from = (page - 1) * size + 1
  return (
    <div className={styles.pager}>
      <p role="status">
        {text(hasMore ? 'panel.list.rangeOfMore' : 'panel.list.range', { from, to: Math.min(page * size, total), total })}
      </p>
      {(pages > 1 || hasMore) && (
        <nav aria-label={text('panel.list.pagesNav')}>
          <IconButton
            icon="arrow-left"
            label={text('panel.list.previous')}
            refusal={page <= 1 && text('panel.list.first')}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            icon="arrow-right"
            label={text('panel.list.next')}
            refusal={page >= pages && text(hasMore ? 'panel.list.lastOfMore' : 'panel.list.last')}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  )
}
