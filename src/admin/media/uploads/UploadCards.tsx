import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { thumbOf } from '#admin/media/media-file.ts'
import { usePanel } from '#admin/panel-context.ts'
import parts from '#admin/media/parts.module.css'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { AltQuestion } from './AltQuestion.tsx'
import styles from './uploads.module.css'
import type { LibraryUpload } from './upload-store.ts'
import { UploadProgress } from './UploadProgress.tsx'
import type { LibraryUploads } from './use-library-uploads.ts'

interface CardProps {
  readonly upload: LibraryUpload
  readonly locale: string
  readonly onLeave: () => void
  readonly onRetry: () => void
  readonly onChange: (part: Partial<Pick<LibraryUpload, 'alt' | 'file'>>) => void
}

/** The course of an upload: its progress, its refusal, or that it is there. */
function Course({ upload: { name, stage, refusal, canRetry, file }, onRetry }: Pick<CardProps, 'upload' | 'onRetry'>) {
  const text = useMediaText()
  const { lock } = usePanel()
  const isLocked = useSyncExternalStore(lock.subscribe, () => lock.state().isLocked)
  if (refusal !== null)
    return (
      <>
        <p role="alert" className={styles.refused}>
          {refusal}
        </p>
        {canRetry && (
          <Button size="small" onClick={onRetry}>
            {text('media.retry')}
          </Button>
        )}
      </>
    )
  if (file) return <p className={parts.facts}>{text('media.upload.there')}</p>
  if (isLocked) return <p className={parts.facts}>{text('media.upload.locked')}</p>
  return <UploadProgress name={name} stage={stage} />
}

const iconOf = ({ file, refusal }: LibraryUpload): 'alert' | 'file-text' | 'upload' => {
  if (refusal !== null) return 'alert'
  return file ? 'file-text' : 'upload'
}

function UploadCard({ upload, locale, onLeave, onRetry, onChange }: CardProps) {
  const text = useMediaText()
  const { name, file, refusal } = upload
  const thumb = file && thumbOf(file)
  return (
    <li className={styles.upload} data-refused={refusal !== null || undefined}>
      <div className={styles['upload-head']}>
        {thumb ? <img src={thumb} alt="" /> : <Icon name={iconOf(upload)} />}
        <div className={parts.grow}>
          <p className={classNames(parts.name, styles.name)}>{name}</p>
          <Course upload={upload} onRetry={onRetry} />
        </div>
        <IconButton
          icon="x"
          label={file === null && refusal === null ? text('media.upload.cancel', { name }) : text('media.upload.leave', { name })}
          onClick={onLeave}
        />
      </div>
      {file?.kind === 'PICTURE' && <AltQuestion upload={{ ...upload, file }} {...{ locale, onLeave, onChange }} />}
    </li>
  )
}

/** Places the focus when the card that had it has gone: in the next card, else on the first file of the library. */
function useFocusAfterCard(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number | null>(null)
  useEffect(() => {
    const place = left.current
    left.current = null
    if (place === null || document.activeElement !== document.body) return
    const cards = list.current?.children
    const next = cards?.[Math.min(place, cards.length - 1)]
    const control = next?.querySelector<HTMLElement>('input') ?? next?.querySelector<HTMLElement>('button')
    const target = control ?? document.querySelector<HTMLElement>('[data-row]')
    target?.focus()
  }, [count])
  return { list, note: (place: number) => (left.current = place) }
}

/** The files that are on their way, and those that are there and not yet described. */
export function UploadCards({ uploads, locale }: { readonly uploads: LibraryUploads; readonly locale: string }) {
  const text = useMediaText()
  const { list, note } = useFocusAfterCard(uploads.all.length)
  if (uploads.all.length === 0) return null
  return (
    <ul ref={list} className={styles.uploads} aria-label={text('media.uploads')}>
      {uploads.all.map((upload, place) => (
        <UploadCard
          key={upload.key}
          {...{ upload, locale }}
          onLeave={() => {
            note(place)
            uploads.leave(upload.key)
          }}
          onRetry={() => uploads.retry(upload.key)}
          onChange={(part) => uploads.change(upload.key, part)}
        />
      ))}
    </ul>
  )
}
