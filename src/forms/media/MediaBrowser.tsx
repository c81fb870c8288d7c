import { useRef } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import styles from '#forms/forms.module.css'
import type { MediaItem, MediaSearch } from '#forms/pickers.ts'
import { useMediaList, useUpload, type MediaList, type UploadState } from './use-media.ts'

interface MediaBrowserProps {
  readonly kind: MediaSearch['kind']
  readonly onChoose: (item: MediaItem) => void
}

const ACCEPTED = { picture: 'image/*', file: undefined } as const

/** The library: search, upload, and what there is. */
export function MediaBrowser({ kind, onChoose }: MediaBrowserProps) {
  const text = useFormsText()
  const list = useMediaList(kind)
  const [upload, send] = useUpload(kind, onChoose)
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.fields}>
      <div className={styles.search}>
        <div className={styles.grow}>
          <TextField
            label={text('forms.media.search')}
            type="search"
            data-autofocus
            onChange={(event) => list.search(event.currentTarget.value)}
          />
        </div>
        <Button icon="upload" onClick={() => file.current?.click()}>
          {text('forms.media.upload')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept={ACCEPTED[kind]}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            if (chosen) send(chosen)
          }}
        />
      </div>
      <UploadNote upload={upload} />
      <MediaGrid list={list} kind={kind} onChoose={onChoose} />
    </div>
  )
}

function UploadNote({ upload }: { readonly upload: UploadState }) {
  const text = useFormsText()
  if (upload === null) return null
  if ('isFailed' in upload)
    return (
      <Note tone="refusal" isAnnounced>
        {text('forms.media.uploadFailed', { name: upload.name })}
      </Note>
    )
  return <Note isAnnounced>{text('forms.media.uploading', upload)}</Note>
}

function MediaGrid({ list, kind, onChoose }: MediaBrowserProps & { readonly list: MediaList }) {
  const text = useFormsText()
  if (list.state === 'failed')
    return (
      <Note tone="refusal" isAnnounced>
        {text('forms.media.failed')}{' '}
        <Button size="small" onClick={list.retry}>
          {text('forms.media.retry')}
        </Button>
      </Note>
    )
  return (
    <>
      <ul
        className={styles.grid}
        aria-label={text(kind === 'picture' ? 'forms.media.list' : 'forms.media.fileList')}
        aria-busy={list.state === 'loading'}
      >
        {list.items.map((item) => (
          <li key={item.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(item)}>
              {kind === 'picture' && <img src={item.thumb} alt="" loading="lazy" />}
              <span>{item.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{list.state === 'loading' ? text('forms.media.loading') : list.items.length === 0 && text('forms.media.empty')}</p>
      {list.hasMore && (
        <div>
          <Button onClick={list.more}>{text('forms.media.more')}</Button>
        </div>
      )}
    </>
  )
}
