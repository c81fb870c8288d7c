import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { useFileActs } from '#admin/media/acts/use-file-acts.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { useMediaHistory } from '#admin/media/use-library.ts'
import { useMayChange } from '#admin/media/use-may-change.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from '#admin/resources/history/history.module.css'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { changeKeys } from './change-words.ts'

interface ChangeProps {
  readonly file: MediaFile
  readonly change: ItemChange
  /** The change that made the file what it is now. */
  readonly isNow: boolean
}

function Change({ file, change, isNow }: ChangeProps) {
  const text = useMediaText()
  const mayChange = useMayChange()
  const { revert } = useFileActs()
  const name = change.by ?? text('media.history.program')
  const mayRevert = !isNow && file.deletedAt === null && mayChange(file)
  return (
    <li className={styles.change}>
      <Avatar name={name} />
      <div>
        <p className={styles.what}>
          <b>{name}</b>{' '}
          <span>
            {changeKeys(change)
              .map((key) => text(key))
              .join(', ')}
          </span>
        </p>
        <p className={styles.when}>
          <ChangedAt instant={change.at} />
        </p>
        {mayRevert && (
          <Button variant="link" size="small" onClick={() => void revert(file, change.version)}>
            {text('media.history.act')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The changes of a file, the newest first: who, what, when. « Rétablir cette version » brings back what the file was then. */
export function MediaHistory({ file }: { readonly file: MediaFile }) {
  const text = useMediaText()
  const { data, isPending } = useMediaHistory(file)
  if (isPending)
    return (
      <AfterDelay>
        <Skeleton width="70%" />
      </AfterDelay>
    )
  if (data === undefined) return <p className={styles.none}>{text('media.history.failed')}</p>
  if (data.length === 0) return <p className={styles.none}>{text('media.history.none')}</p>
  return (
    <ol className={styles.changes}>
      {data.map((change, index) => (
        <Change key={change.version} file={file} change={change} isNow={index === 0} />
      ))}
    </ol>
  )
}
