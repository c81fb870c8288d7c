import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { MediaFile } from '#admin/media/media-file.ts'
import parts from '#admin/media/parts.module.css'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from './focus.module.css'

/** Point of a picture, in percent of its sides. */
export type Focus = NonNullable<MediaFile['focus']>

/** The middle of a picture, where no point was chosen. */
export const MIDDLE: Focus = { x: 50, y: 50 }

const STEP = 2
const LARGE_STEP = 10

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point after a key; null for a key that moves nothing. */
export function movedFocus({ x, y }: Focus, key: string, isLarge: boolean): Focus | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step) return null
  const length = isLarge ? LARGE_STEP : STEP
  return { x: within(x + step[0] * length), y: within(y + step[1] * length) }
}

const SHAPES = ['wide', 'square', 'tall'] as const

/** The picture as it is cut in three shapes around the point. */
function Cuts({ src, focus: { x, y } }: { readonly src: string; readonly focus: Focus }) {
  return (
    <span className={styles.cuts} aria-hidden="true">
      {SHAPES.map((shape) => (
        <img key={shape} src={src} alt="" data-shape={shape} style={{ objectPosition: `${x}% ${y}%` }} />
      ))}
    </span>
  )
}

interface FocusPictureProps {
  readonly src: string
  readonly focus: Focus
  readonly onChange: (focus: Focus) => void
}

/** A picture with the point that stays visible where it is cut: set by a press, dragged, or moved by the arrows. */
export function FocusPicture({ src, focus, onChange }: FocusPictureProps) {
  const text = useMediaText()
  const frame = useRef<HTMLDivElement>(null)
  const place = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    onChange({ x: within(((clientX - box.left) / box.width) * 100), y: within(((clientY - box.top) / box.height) * 100) })
  }
  const press = (event: KeyboardEvent) => {
    const moved = movedFocus(focus, event.key, event.shiftKey)
    if (moved === null) return
    event.preventDefault()
    onChange(moved)
  }
  return (
    <div>
      <div
        ref={frame}
        role="presentation"
        className={styles.focus}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          place(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
        }}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={text('media.focus.point')}
          onKeyDown={press}
        />
      </div>
      <div className={styles['focus-words']}>
        <p>{text('media.focus.help')}</p>
        <Cuts src={src} focus={focus} />
      </div>
      <p role="status" className={parts.unseen}>
        {text('media.focus.at', focus)}
      </p>
    </div>
  )
}
