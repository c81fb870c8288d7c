import { useId, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { FieldNotes } from '#kit/fields/FieldNotes.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { FileField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { type FieldProps } from '#forms/form-context.ts'
import { MediaBrowser } from '#forms/media/MediaBrowser.tsx'
import { useMediaItem } from '#forms/media/use-media.ts'
import type { Value } from '#forms/form-store.ts'
import type { MediaItem } from '#forms/pickers.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { useFocusTarget, useStored, useWords } from './use-field.ts'

const mediaIdOf = (value: Value) => (isRecord(value) && typeof value['id'] === 'number' ? value['id'] : null)
const canBeEmpty = ({ required, name }: FileField) => !required && name !== ''

/** A document or a film of the library, stored by its number or by its address. */
export function FileInput(props: FieldProps<FileField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const { label, help, error } = useWords(props)
  const [value, set] = useStored(pointer)
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const noteId = useId()
  useFocusTarget(pointer, () => place.current?.querySelector('button')?.focus())
  const id = mediaIdOf(value)
  const [media, setMedia] = useMediaItem(id)
  const address = typeof value === 'string' ? value : ''
  const isThere = id !== null || address !== ''
  const remove = () => {
    // The button that was pressed goes with the file.
    place.current?.querySelector('button')?.focus()
    set(undefined)
  }
  const choose = (item: MediaItem) => {
    setIsChoosing(false)
    if (field.stores === 'media') setMedia(item)
    set(field.stores === 'media' ? { id: item.id } : item.src)
  }
  return (
    <fieldset ref={place} className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.acts}>
        <span className={styles.words}>{id === null ? address || text('forms.file.none') : <MediaName media={media} />}</span>
        <Button size="small" icon="file" onClick={() => setIsChoosing(true)}>
          {text(isThere ? 'forms.image.replace' : 'forms.link.chooseFile')}
        </Button>
        {isThere && canBeEmpty(field) && (
          <Button size="small" variant="subtle" onClick={remove}>
            {text('forms.image.remove')}
          </Button>
        )}
      </div>
      <FieldNotes id={noteId} error={error} help={help} />
      <Dialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={text('forms.media.fileTitle')} width={720}>
        {isChoosing && <MediaBrowser kind={field.accepts} onChoose={choose} />}
      </Dialog>
    </fieldset>
  )
}

function MediaName({ media }: { readonly media: ReturnType<typeof useMediaItem>[0] }) {
  const text = useFormsText()
  if (media === null) return <span>{text('forms.media.loading')}</span>
  if (typeof media === 'string') return <span>{text(media === 'gone' ? 'forms.file.gone' : 'forms.media.failed')}</span>
  return <span>{media.name}</span>
}
