import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { formatFileSize } from '#i18n/format/format.ts'
import { isRange } from '#admin/lists/is-range.ts'
import { isDrawing, stemOf, type MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from './files.module.css'
import { MediaMark } from './MediaFacts.tsx'
import type { ShownFiles } from './MediaGridView.tsx'
import { MediaThumb } from './MediaThumb.tsx'

const ROW = 56
const ROWS_AHEAD = 8

function MediaRow({ file, shown: { current, selection, canChoose, onOpen } }: { readonly file: MediaFile; readonly shown: ShownFiles }) {
  const text = useMediaText()
  const name = stemOf(file)
  const { width, height } = file.image
  return (
    <tr aria-selected={selection.has(file.id)} data-current={file.id === current || undefined}>
      <td>
        {canChoose && (
          <label className={styles.choose}>
            <input
              type="checkbox"
              aria-label={text('media.choose', { name })}
              checked={selection.has(file.id)}
              onChange={(event) => selection.press(file, isRange(event))}
            />
          </label>
        )}
      </td>
      <td className={styles.cell}>
        <span className={styles.small} data-drawing={isDrawing(file) || undefined}>
          <MediaThumb file={file} />
        </span>
        <button type="button" className={styles.title} data-row={file.id} onClick={() => onOpen(file.id)}>
          {name}
        </button>
        {file.kind !== 'VIDEO' && <MediaMark file={file} />}
      </td>
      <td>{text(`media.kind.${file.kind}`)}</td>
      <td className={styles.number}>{width > 0 && text('media.size', { width, height })}</td>
      <td className={styles.number}>{formatFileSize(file.bytes, 'fr_FR')}</td>
      <td>
        <ChangedAt instant={file.createdAt} />
      </td>
    </tr>
  )
}

/** The files as rows with their facts. */
export function MediaTable(shown: ShownFiles) {
  const text = useMediaText()
  const { files, scroller, onEnd } = shown
  const virtualizer = useVirtualizer({
    count: files.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: ROWS_AHEAD,
  })
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0]
  const isAtEnd = files.length > 0 && last >= files.length - 1
  useEffect(() => {
    if (isAtEnd) onEnd()
  }, [isAtEnd, onEnd])
  return (
    <table className={styles.table} aria-rowcount={shown.total + 1}>
      <caption className={parts.unseen}>{text('media.list')}</caption>
      <thead>
        <tr>
          <td />
          {(['name', 'kind', 'dimensions', 'weight', 'added'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`media.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first > 0 && <tr aria-hidden="true" style={{ height: first * ROW }} />}
        {files.slice(first, last + 1).map((file) => (
          <MediaRow key={file.id} file={file} shown={shown} />
        ))}
        {last + 1 < files.length && <tr aria-hidden="true" style={{ height: (files.length - last - 1) * ROW }} />}
      </tbody>
    </table>
  )
}
