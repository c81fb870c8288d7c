import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { FieldNotes } from '#kit/fields/FieldNotes.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { ImageField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { canBeCropped, CropForm } from '#forms/media/crop/CropForm.tsx'
import type { FieldUpload, FieldUploads } from '#forms/media/field-uploads.ts'
import { MediaBrowser } from '#forms/media/MediaBrowser.tsx'
import { isMediaItem, useMediaItem, type FoundMedia } from '#forms/media/use-media.ts'
import type { Value } from '#forms/form-store.ts'
import type { MediaItem } from '#forms/pickers.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { AltText } from './AltText.tsx'
import { UploadCourse } from './UploadCourse.tsx'
import { useFocusTarget, useRead, useWords } from './use-field.ts'

/** The number of a picture; 0 for none. */
const NONE = 0

function idOf(value: Value): number {
  const id = isRecord(value) ? value['id'] : value
  return typeof id === 'number' ? id : NONE
}

/** A picture with its alternative text. */
export function ImageInput(props: FieldProps<ImageField>) {
  const { field, pointer } = props
  const { store, uploads } = useForm()
  const { label, help, error } = useWords(props)
  const isNumber = field.stores === 'number'
  const id = useRead(pointer, idOf)
  const [media, setMedia] = useMediaItem(id === NONE ? null : id)
  const [opened, setOpened] = useState<Opened>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const noteId = useId()
  useFocusTarget(pointer, () => place.current?.querySelector('button')?.focus(), { open: () => setOpened('library') })
  const upload = useUpload(uploads, pointer)
  const take = (item: MediaItem, at = pointer) => {
    if (at === pointer) setMedia(item)
    // Another picture needs another text.
    if (item.id !== idOf(store.get(at))) store.set(at, isNumber ? item.id : { id: item.id })
  }
  const choose = (item: MediaItem) => {
    setOpened(null)
    uploads?.cancel(pointer)
    take(item)
  }
  const send = (file: File) => {
    setOpened(null)
    uploads?.send(pointer, file, take)
  }
  const takePart = (item: MediaItem) => {
    setOpened(null)
    setMedia(item)
    // A part shows the same thing: the text that is written here stays.
    const value = store.get(pointer)
    store.set(pointer, isNumber ? item.id : { ...(isRecord(value) ? value : {}), id: item.id })
  }
  return (
    <fieldset ref={place} className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.picture}>
        {id !== NONE && <Thumb media={media} />}
        <div className={styles.facts}>
          <Facts media={media} isThere={id !== NONE} hasAlt={isNumber} />
          <Acts {...props} id={id} media={media} onOpen={setOpened} />
        </div>
      </div>
      {upload && uploads && <UploadCourse {...{ upload, uploads, pointer }} />}
      <FieldNotes id={noteId} error={error} help={help} />
      {id !== NONE && !isNumber && <AltText key={id} pointer={`${pointer}/alt`} max={field.maxAlt} media={media} onStored={setMedia} />}
      <PictureDialogs
        opened={opened}
        media={media}
        onChoose={choose}
        onSend={uploads && send}
        onPart={takePart}
        onClose={() => setOpened(null)}
      />
    </fieldset>
  )
}

const NO_UPLOADS = () => () => undefined

/** The picture that is on its way into a field. */
function useUpload(uploads: FieldUploads | undefined, pointer: string): FieldUpload | null {
  const read = () => uploads?.of(pointer) ?? null
  return useSyncExternalStore(uploads?.subscribe ?? NO_UPLOADS, read, read)
}

/** The dialog over the field: the library, or the frame over the picture. */
type Opened = 'library' | 'crop' | null

interface ActProps extends FieldProps<ImageField> {
  readonly id: number
  readonly media: FoundMedia
  readonly onOpen: (dialog: Opened) => void
}

function Acts({ field, pointer, id, media, onOpen }: ActProps) {
  const text = useFormsText()
  const { store } = useForm()
  const choose = useRef<HTMLButtonElement>(null)
  const remove = () => {
    // The button that was pressed goes with the picture.
    choose.current?.focus()
    store.set(pointer, undefined)
  }
  return (
    <div className={styles.acts}>
      <Button ref={choose} size="small" onClick={() => onOpen('library')}>
        {text(id === NONE ? 'forms.image.choose' : 'forms.image.replace')}
      </Button>
      {isMediaItem(media) && canBeCropped(media) && (
        <Button size="small" icon="crop" onClick={() => onOpen('crop')}>
          {text('forms.image.crop')}
        </Button>
      )}
      {id !== NONE && !field.required && field.name !== '' && (
        <Button size="small" variant="subtle" onClick={remove}>
          {text('forms.image.remove')}
        </Button>
      )}
    </div>
  )
}

interface DialogProps {
  readonly opened: Opened
  readonly media: FoundMedia
  readonly onChoose: (item: MediaItem) => void
  readonly onSend: ((file: File) => void) | undefined
  readonly onPart: (item: MediaItem) => void
  readonly onClose: () => void
}

function PictureDialogs({ opened, media, onChoose, onSend, onPart, onClose }: DialogProps) {
  const text = useFormsText()
  const sized = isMediaItem(media) && canBeCropped(media) ? media : null
  return (
    <>
      <Dialog isOpen={opened === 'library'} onClose={onClose} title={text('forms.media.title')} width={720}>
        {opened === 'library' && <MediaBrowser kind="picture" onChoose={onChoose} onSend={onSend} />}
      </Dialog>
      <Dialog isOpen={opened === 'crop'} onClose={onClose} title={text('forms.crop.title')} width={720}>
        {opened === 'crop' && sized && <CropForm media={sized} onDone={onPart} onCancel={onClose} />}
      </Dialog>
    </>
  )
}

function Thumb({ media }: { readonly media: FoundMedia }) {
  return isMediaItem(media) ? <img src={media.thumb} alt="" className={styles.thumb} /> : <div className={styles.thumb} />
}

function Facts({ media, isThere, hasAlt }: { readonly media: FoundMedia; readonly isThere: boolean; readonly hasAlt: boolean }) {
  const text = useFormsText()
  if (!isThere) return <span>{text('forms.image.none')}</span>
  if (media === null) return <span>{text('forms.image.loading')}</span>
  if (!isMediaItem(media)) return <span>{text(media === 'gone' ? 'forms.image.gone' : 'forms.media.failed')}</span>
  const { width, height, name, alt } = media
  return (
    <>
      <strong>{name}</strong>
      {width !== null && height !== null && <span>{text('forms.image.size', { width, height })}</span>}
      {hasAlt && alt !== '' && <span>{alt}</span>}
    </>
  )
}
