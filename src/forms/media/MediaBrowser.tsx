import { useRef, useState, type DragEvent, type Ref } from 'react'
import { libraryPictureTypes } from '#schemas/text/uploads.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { nextInGrid } from '#kit/results/next-in-grid.ts'
import { useMarkedResult } from '#kit/results/use-marked-result.ts'
import styles from '#forms/forms.module.css'
import { mediaOrders, type MediaItem, type MediaKind } from '#forms/pickers.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { UploadNotes } from './UploadNotes.tsx'
import { useMediaList, type MediaList } from './use-media.ts'
import { useUploads } from './use-uploads.ts'

interface MediaBrowserProps {
  readonly kind: MediaKind
  readonly onChoose: (item: MediaItem) => void
  /** Takes a single file of this device, which is sent behind the library; without it the library sends it. */
  readonly onSend?: ((file: File) => void) | undefined
}

const ACCEPTED = { picture: libraryPictureTypes.join(','), file: undefined, video: 'video/mp4', document: 'application/pdf' } as const
const FILE_KINDS: readonly MediaKind[] = ['file', 'document', 'video']

/** The library: search, filters, upload, and what there is. */
export function MediaBrowser({ kind, onChoose, onSend }: MediaBrowserProps) {
  const text = useFormsText()
  const list = useMediaList(kind)
  const sender = useRef<HTMLButtonElement>(null)
  const onArrived = (taken: readonly MediaItem[]) => {
    if (taken.length === 0) return
    announce(text('forms.media.uploaded', { count: taken.length }))
    list.show({ query: '', order: 'recent', isUsedHere: false })
  }
  const onTaken = (taken: readonly MediaItem[]) => {
    const [only] = taken
    if (taken.length === 1 && only) onChoose(only)
    else onArrived(taken)
  }
  const { uploads, send: sendAll, retry, cancel } = useUploads({ onTaken, onArrived })
  const send = (files: readonly File[]) => {
    const [only, ...others] = files
    if (onSend && only && others.length === 0) onSend(only)
    else sendAll(files)
  }
  const { query } = list.search
  const results = useMarkedResult({
    // Media of the words before are shown until those of the words arrive.
    keys: list.state === 'ready' ? list.items.map(({ id }) => String(id)) : [],
    query,
    onTake: (key) => {
      const item = list.items.find(({ id }) => String(id) === key)
      if (item) onChoose(item)
    },
    nextFrom: (from, key, grid) => nextInGrid(grid, from, key),
  })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    send([...event.dataTransfer.files])
  }
  return (
    <div className={styles.fields} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={styles.search}>
        <div className={styles.grow}>
          <TextField
            label={text('forms.media.search')}
            type="search"
            data-autofocus
            onChange={(event) => list.show({ query: event.currentTarget.value })}
            {...results.field}
          />
        </div>
        <UploadButton ref={sender} kind={kind} onFiles={send} />
      </div>
      <Filters kind={kind} list={list} />
      <UploadNotes
        uploads={uploads}
        onRetry={retry}
        onCancel={(upload) => {
          cancel(upload)
          // Its own button has gone.
          sender.current?.focus()
        }}
      />
      <MediaGrid list={list} results={results} kind={kind === 'picture' ? 'picture' : 'file'} onChoose={onChoose} />
    </div>
  )
}

interface UploadButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly kind: MediaKind
  readonly onFiles: (files: readonly File[]) => void
}

function UploadButton({ ref, kind, onFiles }: UploadButtonProps) {
  const text = useFormsText()
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button ref={ref} icon="upload" onClick={() => file.current?.click()}>
        {text('forms.media.upload')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept={ACCEPTED[kind]}
        onChange={(event) => {
          const { currentTarget } = event
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again after a refusal.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function Filters({ kind, list }: { readonly kind: MediaKind; readonly list: MediaList }) {
  const text = useFormsText()
  const [shown, setShown] = useState<MediaKind>(kind)
  const { order, isUsedHere } = list.search
  return (
    <div className={styles.filters}>
      {kind === 'file' && (
        <Select
          label={text('forms.media.kind')}
          value={shown}
          options={FILE_KINDS.map((value) => ({ value, label: text(`forms.media.kind.${value as 'file' | 'document' | 'video'}`) }))}
          onChange={(next) => {
            setShown(next as MediaKind)
            list.show({ kind: next as MediaKind })
          }}
        />
      )}
      <Select
        label={text('forms.media.order')}
        value={order}
        options={mediaOrders.map((value) => ({ value, label: text(`forms.media.order.${value}`) }))}
        onChange={(next) => list.show({ order: mediaOrders.find((one) => one === next) ?? 'recent' })}
      />
      {kind === 'picture' && (
        <Checkbox
          label={text('forms.media.usedHere')}
          checked={isUsedHere}
          onChange={(event) => list.show({ isUsedHere: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}
