import { useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import styles from '#forms/forms.module.css'
import { useForm } from '#forms/form-context.ts'
import { UploadRefusal, type MediaItem } from '#forms/pickers.ts'
import { stageOf, type UploadStage } from '#forms/media/sending/upload-stage.ts'
import { isWhole, WHOLE } from './crop-area.ts'
import { cropPicture } from './crop-picture.ts'
import { CropChoice } from './CropChoice.tsx'

/** A picture whose size is known: it can be cropped. */
export type SizedPicture = MediaItem & { readonly width: number; readonly height: number }

/** True for a picture of pixels; a drawing has no part that a canvas would cut without loss. */
export function canBeCropped(item: MediaItem): item is SizedPicture {
  return item.width !== null && item.height !== null && !item.src.endsWith('.svg')
}

interface CropFormProps {
  readonly media: SizedPicture
  /** Called with the new picture once the library has it. */
  readonly onDone: (item: MediaItem) => void
  readonly onCancel: () => void
}

/** Uploads the part as a picture of its own, with the text of the library. */
function useCrop({ media, onDone }: Pick<CropFormProps, 'media' | 'onDone'>) {
  const { pickers } = useForm()
  const [stage, setStage] = useState<UploadStage | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const crop = async (area: Parameters<typeof cropPicture>[1]) => {
    setRefusal(null)
    setStage('preparing')
    try {
      const file = await cropPicture(media, area)
      const item = await pickers.media.upload(file, (share) => setStage(stageOf(share)))
      onDone(media.alt === '' ? item : await pickers.media.describe(item, media.alt))
    } catch (error) {
      setStage(null)
      setRefusal(error instanceof UploadRefusal ? error.message : '')
    }
  }
  return { stage, refusal, crop }
}

/** Chooses the part of a picture that is shown. The whole picture stays in the library. */
export function CropForm({ media, onDone, onCancel }: CropFormProps) {
  const text = useFormsText()
  const [area, setArea] = useState(WHOLE)
  const { stage, refusal, crop } = useCrop({ media, onDone })
  return (
    <div className={styles.fields}>
      <CropChoice src={media.src} size={media} area={area} onChange={setArea} />
      {refusal !== null && (
        <Note tone="refusal" isAnnounced>
          {refusal === '' ? text('forms.crop.failed') : refusal}
        </Note>
      )}
      <div className={styles.acts} data-keep-clear="">
        <Button
          variant="primary"
          busy={stage !== null && (typeof stage === 'number' ? text('forms.crop.busy', { percent: stage }) : text('forms.crop.preparing'))}
          refusal={isWhole(area, media) && text('forms.crop.whole')}
          onClick={() => void crop(area)}
        >
          {text('forms.crop.apply')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {text('forms.cancel')}
        </Button>
      </div>
    </div>
  )
}
