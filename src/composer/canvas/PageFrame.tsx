import styles from './canvas.module.css'
import type { Size } from './use-size.ts'

/** The frame as it is drawn in its room: never larger than the page, in the middle. */
export function drawnIn({ width }: Size, pixels: number) {
  const scale = Math.min(1, width / pixels) || 1
  return { pixels, scale, left: (width - pixels * scale) / 2 }
}

/** The pixels of a page, and how it is drawn in its room. */
export type Drawn = ReturnType<typeof drawnIn>

interface PageFrameProps {
  readonly address: string
  readonly title: string
  /** The state of a frame that takes edits. */
  readonly state?: string
  readonly size: Size
  readonly drawn: Drawn
  readonly onLoad: (frame: HTMLIFrameElement) => void
}

/** The frame of a page at its own width, scaled into its room. */
export function PageFrame({ address, title, state, size, drawn: { pixels, scale, left }, onLoad }: PageFrameProps) {
  return (
    <iframe
      src={address}
      title={title}
      className={styles.frame}
      data-state={state}
      style={{
        width: pixels,
        height: size.height / scale,
        transform: `scale(${scale})`,
        marginLeft: left,
      }}
      onLoad={(event) => onLoad(event.currentTarget)}
    />
  )
}
