import type { LibrarySummary } from './media-file.ts'
import styles from './media.module.css'
import { useMediaText } from './use-media-text.ts'

const GIGA = 1_000_000_000
const MEGA = 1_000_000

/** A room in gigabytes, or in megabytes where it is small. */
export function formatRoom(bytes: number): string {
  const [unit, size] = bytes < GIGA ? (['megabyte', MEGA] as const) : (['gigabyte', GIGA] as const)
  return new Intl.NumberFormat('fr', { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}

interface FootProps {
  readonly summary: LibrarySummary | undefined
  readonly found: { readonly total: number; readonly hasMore: boolean } | undefined
}

/** The number of files that are found, and the room that the library takes, as words and as a bar. */
export function LibraryFoot({ summary, found }: FootProps) {
  const text = useMediaText()
  return (
    <footer className={styles.foot}>
      <p role="status">{found && text(found.hasMore ? 'media.foundMore' : 'media.found', { count: found.total })}</p>
      {summary && (
        <p className={styles.quota}>
          <span>{text('media.quota', { held: formatRoom(summary.bytes), limit: formatRoom(summary.limit) })}</span>
          <meter min={0} max={summary.limit} high={summary.limit * 0.9} value={summary.bytes} aria-label={text('media.quota.label')} />
        </p>
      )}
      <p className={styles.hint}>{text('media.dropHint')}</p>
    </footer>
  )
}
