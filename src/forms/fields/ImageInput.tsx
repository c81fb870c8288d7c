import { useId, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { FieldNotes } from '#kit/fields/FieldNotes.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { ImageField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { MediaBrowser } from '#forms/media/MediaBrowser.tsx'
import { isMediaItem, useMediaItem, type FoundMedia } from '#forms/media/use-media.ts'
import type { MediaItem } from '#forms/pickers.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { AltText } from './AltText.tsx'
import { useFocusTarget, useRead, useWords } from './use-field.ts'

/** The number of a picture; 0 for none. */
const NONE = 0

/** A picture with its alternative text. */
export function ImageInput(props: FieldProps<ImageField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const { store } = useForm()
  const { label, help, error } = useWords(props)
  const id = useRead(pointer, (value) => (isRecord(value) && typeof value['id'] === 'number' ? value['id'] : NONE))
  const [media, setMedia] = useMediaItem(id === NONE ? null : id)
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const noteId = useId()
  useFocusTarget(pointer, () => place.current?.querySelector('button')?.focus())
  const choose = (item: MediaItem) => {
    setIsChoosing(false)
    setMedia(item)
    // Another picture needs another text.
    if (item.id !== id) store.set(pointer, { id: item.id })
  }
  return (
    <fieldset ref={place} className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.picture}>
        {id !== NONE && <Thumb media={media} />}
        <div className={styles.facts}>
          <Facts media={media} isThere={id !== NONE} />
          <div className={styles.acts}>
            <Button size="small" onClick={() => setIsChoosing(true)}>
              {text(id === NONE ? 'forms.image.choose' : 'forms.image.replace')}
            </Button>
            {id !== NONE && !field.required && field.name !== '' && (
              <Button size="small" variant="subtle" onClick={() => store.set(pointer, undefined)}>
                {text('forms.image.remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <FieldNotes id={noteId} error={error} help={help} />
      {id !== NONE && <AltText key={id} pointer={`${pointer}/alt`} media={media} onStored={setMedia} />}
      <Dialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={text('forms.media.title')} width={720}>
        {isChoosing && <MediaBrowser kind="picture" onChoose={choose} />}
      </Dialog>
    </fieldset>
  )
}

function Thumb({ media }: { readonly media: FoundMedia }) {
  return isMediaItem(media) ? <img src={media.thumb} alt="" className={styles.thumb} /> : <div className={styles.thumb} />
}

function Facts({ media, isThere }: { readonly media: FoundMedia; readonly isThere: boolean }) {
  const text = useFormsText()
  if (!isThere) return <span>{text('forms.image.none')}</span>
  if (media === null) return <span>{text('forms.image.loading')}</span>
  if (!isMediaItem(media)) return <span>{text(media === 'gone' ? 'forms.image.gone' : 'forms.media.failed')}</span>
  const { width, height, name } = media
  return (
    <>
      <strong>{name}</strong>
      {width !== null && height !== null && <span>{text('forms.image.size', { width, height })}</span>}
    </>
  )
}
