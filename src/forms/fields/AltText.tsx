import { useEffect, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useForm, useProblem } from '#forms/form-context.ts'
import { isMediaItem, type FoundMedia } from '#forms/media/use-media.ts'
import { DescribedMeanwhile, type MediaItem } from '#forms/pickers.ts'
import { textOf, useExcess, useFocusTarget, useRead } from './use-field.ts'
import { usePlainPaste } from './use-plain-paste.ts'

interface AltTextProps {
  readonly pointer: string
  /** The most characters; null without a limit. */
  readonly max: number | null
  readonly media: FoundMedia
  /** Called with the media as it is once its own text has been stored. */
  readonly onStored: (media: MediaItem) => void
}

/** The alternative text of a picture. An absent text leaves that of the media; an empty one says that the picture is decoration. */
export function AltText({ pointer, max, media, onStored }: AltTextProps) {
  const text = useFormsText()
  const { store } = useForm()
  const excess = useExcess(pointer, max)
  const problem = useProblem(pointer)
  const isDecor = useRead(pointer, (value) => value === '')
  const area = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => textOf(store.get(pointer)))
  useEffect(
    () =>
      store.subscribe(pointer, () => {
        const alt = textOf(store.get(pointer))
        if (area.current && area.current.value !== alt) area.current.value = alt
      }),
    [store, pointer],
  )
  useFocusTarget(pointer, () => area.current?.focus())
  const onPaste = usePlainPaste()
  const own = isMediaItem(media) ? media.alt : ''
  return (
    <>
      <TextArea
        label={text('forms.image.alt')}
        help={own === '' ? text('forms.image.altHelp') : text('forms.image.altOfMedia', { alt: own })}
        error={excess ?? problem}
        ref={area}
        defaultValue={first}
        placeholder={isDecor ? undefined : own}
        readOnly={isDecor}
        onPaste={onPaste}
        onChange={(event) => store.set(pointer, event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
      {isMediaItem(media) && media.isFixed !== true && <StoreAlt pointer={pointer} media={media} onStored={onStored} />}
      <Checkbox
        label={text('forms.image.decor')}
        checked={isDecor}
        onChange={(event) => store.set(pointer, event.currentTarget.checked ? '' : undefined)}
      />
    </>
  )
}

/** Stores the text that was written here as the media's own, so that the picture brings it along from now on. */
function StoreAlt({ pointer, media, onStored }: Omit<AltTextProps, 'media' | 'max'> & { readonly media: MediaItem }) {
  const text = useFormsText()
  const { store, pickers } = useForm()
  const differs = useRead(pointer, (value) => typeof value === 'string' && value.trim() !== '' && value.trim() !== media.alt)
  if (!differs) return null
  const keep = async () => {
    const alt = textOf(store.get(pointer)).trim()
    try {
      onStored(await pickers.media.describe(media, alt))
      toast({ text: text('forms.image.altStored') })
    } catch (error) {
      if (!(error instanceof DescribedMeanwhile)) return void toast({ text: text('forms.image.altNotStored'), tone: 'stop' })
      // The other text is shown below the own one, and the next press replaces it.
      onStored(error.now)
      toast({ text: text('forms.image.altMet', { alt: error.now.alt, kind: error.now.alt === '' ? 'none' : 'text' }), tone: 'stop' })
    }
  }
  return (
    <div>
      <Button size="small" variant="subtle" onClick={() => void keep()}>
        {text('forms.image.altStore')}
      </Button>
    </div>
  )
}
