import { useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { CropFrame } from '#kit/pictures/CropFrame.tsx'
import styles from '#forms/forms.module.css'
import { useForm } from '#forms/form-context.ts'
import { UploadRefusal, type MediaItem } from '#forms/pickers.ts'
import { cropShapes, isWhole, largestArea, pixelsOf, WHOLE, type CropShape } from './crop-area.ts'
import { cropPicture } from './crop-picture.ts'

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

const shapes = Object.keys(cropShapes) as CropShape[]

/** Uploads the part as a picture of its own, with the text of the library. */
function useCrop({ media, onDone }: Pick<CropFormProps, 'media' | 'onDone'>) {
  const { pickers } = useForm()
  const [percent, setPercent] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const crop = async (area: Parameters<typeof cropPicture>[1]) => {
    setRefusal(null)
    setPercent(0)
    try {
      const file = await cropPicture(media, area)
      const item = await pickers.media.upload(file, (share) => setPercent(Math.round(share * 100)))
      if (media.alt !== '') await pickers.media.describe(item.id, media.alt)
      onDone({ ...item, alt: media.alt })
    } catch (error) {
      setPercent(null)
      setRefusal(error instanceof UploadRefusal ? error.message : '')
    }
  }
  return { percent, refusal, crop }
}

/** Chooses the part of a picture that is shown. The whole picture stays in the library. */
export function CropForm({ media, onDone, onCancel }: CropFormProps) {
  const text = useFormsText()
  const [area, setArea] = useState(WHOLE)
  const [shape, setShape] = useState<CropShape>('free')
  const { percent, refusal, crop } = useCrop({ media, onDone })
  const { width, height } = pixelsOf(area, media)
  const choose = (next: CropShape) => {
    setShape(next)
    setArea(largestArea(media, next))
  }
  return (
    <div className={styles.fields}>
      <SegmentedControl
        label={text('forms.crop.shape')}
        segments={shapes.map((value) => ({ value, label: text(`forms.crop.shape.${value}`) }))}
        value={shape}
        onChange={choose}
      />
      <CropFrame
        src={media.src}
        area={area}
        aspect={cropShapes[shape] ?? undefined}
        names={{
          area: text('forms.crop.area'),
          top: text('forms.crop.top'),
          right: text('forms.crop.right'),
          bottom: text('forms.crop.bottom'),
          left: text('forms.crop.left'),
          topLeft: text('forms.crop.topLeft'),
          topRight: text('forms.crop.topRight'),
          bottomRight: text('forms.crop.bottomRight'),
          bottomLeft: text('forms.crop.bottomLeft'),
        }}
        onChange={setArea}
      />
      <p>
        <span role="status">{text('forms.crop.size', { width, height })}</span>. {text('forms.crop.help')}
      </p>
      {refusal !== null && (
        <Note tone="refusal" isAnnounced>
          {refusal === '' ? text('forms.crop.failed') : refusal}
        </Note>
      )}
      <div className={styles.acts}>
        <Button
          variant="primary"
          busy={percent !== null && text('forms.crop.busy', { percent })}
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
