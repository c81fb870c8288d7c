import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import styles from './pictures.module.css'

/** A part of a picture, in percent of its sides. */
export type CropArea = Readonly<Pick<PercentCrop, 'x' | 'y' | 'width' | 'height'>>

/** Names of the frame and of its eight handles, for screen readers. */
export interface CropNames {
  readonly area: string
  readonly top: string
  readonly right: string
  readonly bottom: string
  readonly left: string
  readonly topLeft: string
  readonly topRight: string
  readonly bottomRight: string
  readonly bottomLeft: string
}

interface CropFrameProps {
  readonly src: string
  readonly area: CropArea
  /** Width by height in pixels that the frame is held to; absent for a free one. */
  readonly aspect?: number | undefined
  readonly names: CropNames
  readonly onChange: (area: CropArea) => void
}

const ariaLabelsOf = ({ area, top, right, bottom, left, ...corners }: CropNames) => ({
  cropArea: area,
  nDragHandle: top,
  eDragHandle: right,
  sDragHandle: bottom,
  wDragHandle: left,
  nwDragHandle: corners.topLeft,
  neDragHandle: corners.topRight,
  seDragHandle: corners.bottomRight,
  swDragHandle: corners.bottomLeft,
})

/** A picture with a frame over it that is dragged by pointer or finger, or moved by the arrows once it or a handle has the focus. */
export function CropFrame({ src, area, aspect, names, onChange }: CropFrameProps) {
  return (
    <div className={styles.room}>
      <ReactCrop
        crop={{ unit: '%', ...area }}
        aspect={aspect}
        keepSelection
        ruleOfThirds
        minWidth={24}
        minHeight={24}
        ariaLabels={ariaLabelsOf(names)}
        onChange={(_, { x, y, width, height }) => onChange({ x, y, width, height })}
      >
        <img src={src} alt="" className={styles.picture} />
      </ReactCrop>
    </div>
  )
}
