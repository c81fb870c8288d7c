import { IconButton } from '#kit/buttons/IconButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { formatFileSize } from '#i18n/format/format.ts'
import { UseList } from '#composer/usage/UsedIn.tsx'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { formatOf, isDrawing, stemOf, type MediaFile } from '#admin/media/media-file.ts'
import { useMediaFile } from '#admin/media/use-library.ts'
import { useMayChange } from '#admin/media/use-may-change.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from './details.module.css'
import { FixedFields } from './FixedFields.tsx'
import { MediaActs } from './MediaActs.tsx'
import { MediaFields } from './MediaFields.tsx'
import { MediaHistory } from './MediaHistory.tsx'

/** Type, size, weight and age of a file. */
function Facts({ file }: { readonly file: MediaFile }) {
  const { image, bytes, createdAt } = file
  const text = useMediaText()
  return (
    <dl className={styles.list}>
      <dt>{text('media.column.kind')}</dt>
      <dd>
        <span>{text(isDrawing(file) ? 'media.drawing' : `media.kind.${file.kind}`)}</span> <span>{formatOf(file)}</span>
      </dd>
      {image.width > 0 && (
        <>
          <dt>{text('media.column.dimensions')}</dt>
          <dd>{text('media.size', { width: image.width, height: image.height })}</dd>
        </>
      )}
      <dt>{text('media.column.weight')}</dt>
      <dd>{formatFileSize(bytes, 'fr_FR')}</dd>
      <dt>{text('media.column.added')}</dt>
      <dd>
        <ChangedAt instant={createdAt} />
      </dd>
    </dl>
  )
}

interface MediaDetailsProps {
  readonly id: number
  readonly onClose: () => void
}

/** Everything about one file, or the state in its place. */
function Content({ id, onClose }: MediaDetailsProps) {
  const text = useMediaText()
  const mayChange = useMayChange()
  const { data, isPending } = useMediaFile(id)
  if (isPending)
    return (
      <AfterDelay>
        <Skeleton width="100%" />
        <Skeleton width="60%" />
      </AfterDelay>
    )
  if (data === undefined)
    return (
      <EmptyState size="small" icon="alert" tone="stop" isAnnounced title={text('media.gone.title')}>
        <p>{text('media.gone')}</p>
      </EmptyState>
    )
  const { media: file, uses, total } = data
  return (
    <>
      <div className={styles['sheet-body']}>
        {file.deletedAt === null && !mayChange(file) ? <FixedFields file={file} /> : <MediaFields key={file.id} file={file} />}
        {file.deletedAt === null && (
          <section>
            <h3>{text('media.uses')}</h3>
            <UseList kind="media" found={{ uses, total }} />
          </section>
        )}
        <section>
          <h3>{text('media.facts')}</h3>
          <Facts file={file} />
        </section>
        <section>
          <h3>{text('media.history')}</h3>
          <MediaHistory file={file} />
        </section>
      </div>
      <MediaActs file={file} onLeave={onClose} />
    </>
  )
}

/** The sheet of one file: beside the list on a wide window, over it on a telephone. */
export function MediaDetails({ id, onClose }: MediaDetailsProps) {
  const text = useMediaText()
  const isNarrow = useIsNarrow()
  const { data } = useMediaFile(id)
  const title = data ? stemOf(data.media) : text('media.file')
  if (isNarrow)
    return (
      <Sheet isOpen onClose={onClose} title={title} isFlush>
        <div className={styles.phone}>
          <Content id={id} onClose={onClose} />
        </div>
      </Sheet>
    )
  return (
    <aside className={styles.details} data-beside-rows aria-label={text('media.file')}>
      <header className={styles['details-head']}>
        <h2>{title}</h2>
        <IconButton icon="x" label={text('media.close')} onClick={onClose} />
      </header>
      <Content id={id} onClose={onClose} />
    </aside>
  )
}
