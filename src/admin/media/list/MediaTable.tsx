import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { formatFileSize } from '#i18n/format/format.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { isRange } from '#admin/lists/is-range.ts'
import { isDrawing, stemOf, type MediaFile } from '#admin/media/media-file.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from './files.module.css'
import { MediaMark } from './MediaFacts.tsx'
import type { ShownFiles } from './MediaGridView.tsx'
import { MediaThumb } from './MediaThumb.tsx'

const ROW = 56
const ROWS_AHEAD = 8

function Choice({ file, selection }: { readonly file: MediaFile } & Pick<ShownFiles, 'selection'>) {
  const text = useMediaText()
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={text('media.choose', { name: stemOf(file) })}
        checked={selection.has(file.id)}
        onChange={(event) => selection.press(file, isRange(event))}
      />
    </label>
  )
}

function Name({ file, onOpen }: { readonly file: MediaFile } & Pick<ShownFiles, 'onOpen'>) {
  return (
    <div className={styles.cell}>
      <span className={styles.small} data-drawing={isDrawing(file) || undefined}>
        <MediaThumb file={file} />
      </span>
      <button type="button" className={styles.title} data-row={file.id} onClick={() => onOpen(file.id)}>
        {stemOf(file)}
      </button>
      {file.kind !== 'VIDEO' && <MediaMark file={file} />}
    </div>
  )
}

function useFields({ selection, canChoose, onOpen }: ShownFiles): readonly TableField<MediaFile>[] {
  const text = useMediaText()
  return [
    { id: 'choice', cell: (file) => canChoose && <Choice file={file} selection={selection} /> },
    { id: 'name', header: text('media.column.name'), cell: (file) => <Name file={file} onOpen={onOpen} /> },
    { id: 'kind', header: text('media.column.kind'), cell: ({ kind }) => text(`media.kind.${kind}`) },
    {
      id: 'dimensions',
      header: text('media.column.dimensions'),
      className: styles.number,
      cell: ({ image: { width, height } }) => width > 0 && text('media.size', { width, height }),
    },
    {
      id: 'weight',
      header: text('media.column.weight'),
      className: styles.number,
      cell: ({ bytes }) => formatFileSize(bytes, 'fr_FR'),
    },
    { id: 'added', header: text('media.column.added'), cell: ({ createdAt }) => <ChangedAt instant={createdAt} /> },
  ]
}

/** The files as rows with their facts. */
export function MediaTable(shown: ShownFiles) {
  const text = useMediaText()
  const fields = useFields(shown)
  const { files, scroller, current, selection, onEnd } = shown
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
    <DataTable
      isPlain
      className={styles.table}
      label={text('media.list')}
      rowCount={shown.total + 1}
      around={{ before: first * ROW, after: Math.max(0, files.length - last - 1) * ROW }}
      fields={fields}
      rows={files.slice(first, last + 1)}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ 'aria-selected': selection.has(id), 'data-current': id === current || undefined })}
    />
  )
}
