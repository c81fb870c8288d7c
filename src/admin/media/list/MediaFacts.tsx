import { formatFileSize } from '#i18n/format/format.ts'
import { isDrawing, isUndescribed, type MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from './files.module.css'

/** The size of a file and its weight: « 1 600 × 1 000 · 84 ko ». */
export function MediaFacts({ file }: { readonly file: MediaFile }) {
  const text = useMediaText()
  const { kind, image, bytes } = file
  const size = text('media.size', { width: image.width, height: image.height })
  const what = kind === 'DOCUMENT' ? text('media.kind.DOCUMENT') : isDrawing(file) ? text('media.drawing') : size
  return (
    <p className={parts.facts}>
      <span>{what}</span> · <span>{formatFileSize(bytes, 'fr_FR')}</span>
    </p>
  )
}

/** The words on a file that is to be looked at: without alternative text, or never used. */
export function MediaMark({ file }: { readonly file: MediaFile }) {
  const text = useMediaText()
  if (isUndescribed(file))
    return (
      <span className={styles.mark} data-tone="warn">
        {text('media.noAlt')}
      </span>
    )
  if (file.kind === 'VIDEO') return <span className={styles.mark}>{text('media.kind.VIDEO')}</span>
  return file.isUsed ? null : <span className={styles.mark}>{text('media.unused')}</span>
}
