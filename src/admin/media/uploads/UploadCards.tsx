import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { classNames } from '#kit/class-names.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useLibraryRenewal } from '#admin/media/use-library.ts'
import { thumbOf } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from './uploads.module.css'
import type { LibraryUpload, LibraryUploads } from './use-library-uploads.ts'

interface CardProps {
  readonly upload: LibraryUpload
  readonly locale: string
  readonly onLeave: () => void
  readonly onRetry: () => void
}

/** Asks for the alternative text of a picture that has just come, or for the fact that it is decorative. */
function AltQuestion({ upload: { file, name }, locale, onLeave }: Omit<CardProps, 'onRetry'>) {
  const text = useMediaText()
  const { admin, lock } = usePanel()
  const renew = useLibraryRenewal()
  const [alt, setAlt] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  if (!file) return null
  const describe = async (body: { readonly alt: string } | { readonly isDecorative: true }) => {
    setIsBusy(true)
    const call = admin.media.describe(file.id, locale, body)
    lock.watch(call)
    try {
      await call
      await renew()
      onLeave()
    } catch {
      setIsBusy(false)
      setIsFailed(true)
    }
  }
  const send = () => {
    if (alt.trim() !== '') void describe({ alt: alt.trim() })
  }
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={text('media.alt.ask', { name })}
        value={alt}
        maxLength={300}
        error={isFailed && text('media.alt.failed')}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <div className={parts.row}>
        <Button type="submit" size="small" busy={isBusy && text('media.saving')} refusal={alt.trim() === '' && text('media.alt.empty')}>
          {text('media.alt.save')}
        </Button>
        <Button size="small" variant="subtle" onClick={() => void describe({ isDecorative: true })}>
          {text('media.decorative')}
        </Button>
        <Button size="small" variant="subtle" onClick={onLeave}>
          {text('media.later')}
        </Button>
      </div>
    </form>
  )
}

/** The course of an upload: its progress, its refusal, or that it is there. */
function Course({ upload: { name, percent, refusal, canRetry, file }, onRetry }: Pick<CardProps, 'upload' | 'onRetry'>) {
  const text = useMediaText()
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
  if (percent === null) return <p className={parts.facts}>{text('media.upload.waiting')}</p>
  return (
    <>
      <p className={parts.facts}>{percent < 100 ? text('media.upload.sending', { percent }) : text('media.upload.preparing')}</p>
      <progress className={styles.progress} max={100} value={percent} aria-label={text('media.upload.course', { name, percent })} />
    </>
  )
}

const iconOf = ({ file, refusal }: LibraryUpload): 'alert' | 'file-text' | 'upload' => {
  if (refusal !== null) return 'alert'
  return file ? 'file-text' : 'upload'
}

function UploadCard({ upload, locale, onLeave, onRetry }: CardProps) {
  const text = useMediaText()
  const { name, file, refusal } = upload
  const thumb = file && thumbOf(file)
  const isAsked = file?.kind === 'PICTURE'
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
      {isAsked && <AltQuestion {...{ upload, locale, onLeave }} />}
    </li>
  )
}

/** The files that are on their way, and those that are there and not yet described. */
export function UploadCards({ uploads, locale }: { readonly uploads: LibraryUploads; readonly locale: string }) {
  const text = useMediaText()
  if (uploads.all.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={text('media.uploads')}>
      {uploads.all.map((upload) => (
        <UploadCard
          key={upload.key}
          {...{ upload, locale }}
          onLeave={() => uploads.leave(upload.key)}
          onRetry={() => uploads.retry(upload.key)}
        />
      ))}
    </ul>
  )
}
