import { useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { CropFrame, type CropArea } from '#kit/pictures/CropFrame.tsx'
import type { Size } from '#forms/media/shrink-picture.ts'
import { cropShapes, largestArea, pixelsOf, type CropShape } from './crop-area.ts'

interface CropChoiceProps {
  readonly src: string
  /** Size of the whole picture in pixels. */
  readonly size: Size
  readonly area: CropArea
  readonly onChange: (area: CropArea) => void
}

const shapes = Object.keys(cropShapes) as CropShape[]

/** A picture with the frame of the part to keep, its shape and its size in pixels. */
export function CropChoice({ src, size, area, onChange }: CropChoiceProps) {
  const text = useFormsText()
  const [shape, setShape] = useState<CropShape>('free')
  const { width, height } = pixelsOf(area, size)
  const choose = (next: CropShape) => {
    setShape(next)
    onChange(largestArea(size, next))
  }
  return (
    <>
      <SegmentedControl
        label={text('forms.crop.shape')}
        segments={shapes.map((value) => ({ value, label: text(`forms.crop.shape.${value}`) }))}
        value={shape}
        onChange={choose}
      />
      <CropFrame
        src={src}
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
        onChange={onChange}
      />
      <p>
        <span role="status">{text('forms.crop.size', { width, height })}</span>. {text('forms.crop.help')}
      </p>
    </>
  )
}
