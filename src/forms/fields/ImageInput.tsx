import { useEffect, useId, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { FieldNotes } from '#kit/fields/FieldNotes.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { ImageField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, useProblem, type FieldProps } from '#forms/form-context.ts'
import { MediaBrowser } from '#forms/media/MediaBrowser.tsx'
import { useMediaItem, type FoundMedia } from '#forms/media/use-media.ts'
import type { MediaItem } from '#forms/pickers.ts'
import { isRecord } from '#schemas/text/is-record.ts'
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
      {id !== NONE && <AltText key={id} pointer={`${pointer}/alt`} media={media} />}
      <Dialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={text('forms.media.title')} width={720}>
        {isChoosing && <MediaBrowser kind="picture" onChoose={choose} />}
      </Dialog>
    </fieldset>
  )
}

const isItem = (media: FoundMedia): media is MediaItem => media !== null && typeof media !== 'string'

function Thumb({ media }: { readonly media: FoundMedia }) {
  return isItem(media) ? <img src={media.thumb} alt="" className={styles.thumb} /> : <div className={styles.thumb} />
}

function Facts({ media, isThere }: { readonly media: FoundMedia; readonly isThere: boolean }) {
  const text = useFormsText()
  if (!isThere) return <span>{text('forms.image.none')}</span>
  if (media === null) return <span>{text('forms.image.loading')}</span>
  if (!isItem(media)) return <span>{text(media === 'gone' ? 'forms.image.gone' : 'forms.media.failed')}</span>
  const { width, height, name } = media
  return (
    <>
      <strong>{name}</strong>
      {width !== null && height !== null && <span>{text('forms.image.size', { width, height })}</span>}
    </>
  )
}

/** An absent text leaves that of the media; an empty one says that the picture is decoration. */
function AltText({ pointer, media }: { readonly pointer: string; readonly media: FoundMedia }) {
  const text = useFormsText()
  const { store } = useForm()
  const error = useProblem(pointer)
  const isDecor = useRead(pointer, (value) => value === '')
  const area = useRef<HTMLTextAreaElement>(null)
  const read = () => {
    const value = store.get(pointer)
    return typeof value === 'string' ? value : ''
  }
  const [first] = useState(read)
  useEffect(
    () =>
      store.subscribe(pointer, () => {
        const value = store.get(pointer)
        const alt = typeof value === 'string' ? value : ''
        if (area.current && area.current.value !== alt) area.current.value = alt
      }),
    [store, pointer],
  )
  useFocusTarget(pointer, () => area.current?.focus())
  const own = isItem(media) ? media.alt : ''
  const help = own === '' ? text('forms.image.altHelp') : text('forms.image.altOfMedia', { alt: own })
  return (
    <>
      <TextArea
        label={text('forms.image.alt')}
        help={help}
        error={error}
        ref={area}
        defaultValue={first}
        readOnly={isDecor}
        onChange={(event) => store.set(pointer, event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
      <Checkbox
        label={text('forms.image.decor')}
        checked={isDecor}
        onChange={(event) => store.set(pointer, event.currentTarget.checked ? '' : undefined)}
      />
    </>
  )
}
