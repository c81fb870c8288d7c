import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState, type RefObject } from 'react'
import { isRange } from '#admin/lists/is-range.ts'
import type { Selection } from '#admin/resources/list/use-selection.ts'
import { isDrawing, stemOf, type MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from './files.module.css'
import { MediaFacts, MediaMark } from './MediaFacts.tsx'
import { MediaThumb } from './MediaThumb.tsx'

/** Files and acts that both forms of the list are given. */
export interface ShownFiles {
  readonly files: readonly MediaFile[]
  readonly total: number
  readonly current: number | null
  readonly selection: Selection
  readonly canChoose: boolean
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onOpen: (id: number) => void
  /** Asks for the next part of the list. */
  readonly onEnd: () => void
}

const MIN_WIDTH = 168
const GAP = 16
/** The height of the words below a picture. */
const WORDS = 52
const ROWS_AHEAD = 3

interface Columns {
  readonly count: number
  readonly rowHeight: number
}

/** The columns that a width has room for: two at least, for a thumb. */
export function columnsOf(width: number): Columns {
  const count = Math.max(2, Math.floor((width + GAP) / (MIN_WIDTH + GAP)))
  const column = (width - GAP * (count - 1)) / count
  return { count, rowHeight: Math.round(column * 0.65) + WORDS + GAP }
}

/** Follows the width of the list. */
function useColumns(scroller: RefObject<HTMLDivElement | null>): Columns {
  const [columns, setColumns] = useState(() => columnsOf(0))
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const next = columnsOf(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
      setColumns((now) => (now.count === next.count && now.rowHeight === next.rowHeight ? now : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [scroller])
  return columns
}

/** The part of a grid that is near the window, with the room before and behind it. */
function useVisibleFiles({ files, scroller, onEnd }: ShownFiles, { count, rowHeight }: Columns) {
  const rows = Math.ceil(files.length / count)
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: ROWS_AHEAD,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const shown = virtualizer.getVirtualItems()
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0]
  const isAtEnd = rows > 0 && last >= rows - 1
  useEffect(() => {
    if (isAtEnd) onEnd()
  }, [isAtEnd, onEnd])
  return {
    from: first * count,
    visible: files.slice(first * count, (last + 1) * count),
    before: first * rowHeight,
    behind: Math.max(0, rows - last - 1) * rowHeight,
  }
}

interface CardProps extends Pick<ShownFiles, 'current' | 'selection' | 'canChoose' | 'onOpen' | 'total'> {
  readonly file: MediaFile
  readonly place: number
}

function MediaCard({ file, place, total, current, selection, canChoose, onOpen }: CardProps) {
  const text = useMediaText()
  const name = stemOf(file)
  return (
    <li className={styles.card} aria-setsize={total} aria-posinset={place} data-chosen={selection.has(file.id) || undefined}>
      <button
        type="button"
        className={styles.open}
        data-row={file.id}
        aria-current={file.id === current || undefined}
        onClick={() => onOpen(file.id)}
      >
        <span className={styles.picture} data-drawing={isDrawing(file) || undefined}>
          <MediaThumb file={file} />
          <MediaMark file={file} />
        </span>
        <span className={parts.name}>{name}</span>
      </button>
      <MediaFacts file={file} />
      {canChoose && (
        <label className={styles.box}>
          <input
            type="checkbox"
            aria-label={text('media.choose', { name })}
            checked={selection.has(file.id)}
            onChange={(event) => selection.press(file, isRange(event))}
          />
        </label>
      )}
    </li>
  )
}

/** The files as pictures beside each other. A long library holds those near the window alone. */
export function MediaGridView(shown: ShownFiles) {
  const text = useMediaText()
  const columns = useColumns(shown.scroller)
  const { from, visible, before, behind } = useVisibleFiles(shown, columns)
  return (
    <ul
      className={styles.grid}
      aria-label={text('media.list')}
      style={{ gridTemplateColumns: `repeat(${columns.count}, minmax(0, 1fr))`, paddingTop: before, paddingBottom: behind }}
    >
      {visible.map((file, index) => (
        <MediaCard key={file.id} file={file} place={from + index + 1} {...shown} />
      ))}
    </ul>
  )
}
