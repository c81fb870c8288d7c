import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { NumberField } from '#kit/fields/NumberField.tsx'
import { pixelsOf, type CanvasWidth } from '#composer/bar/width-names.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { frameAddress, type FrameMode } from '#schemas/composer/frame-view.ts'
import type { BarRoom } from './bar-place.ts'
import { BlockBar } from './BlockBar.tsx'
import styles from './canvas.module.css'
import { useFrame } from './use-frame.ts'
import { usePreview } from './use-preview.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The room that an element has, measured when it changes. */
function useSize() {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}

function Silent({ isShown, onReload }: { readonly isShown: boolean; readonly onReload: () => void }) {
  const text = useComposerText()
  if (!isShown) return null
  return (
    <div className={styles.silent}>
      <EmptyState
        title={text('composer.frame.silent')}
        icon="alert"
        isAnnounced
        acts={
          <Button variant="primary" icon="refresh" onClick={onReload}>
            {text('composer.frame.reload')}
          </Button>
        }
      >
        {text('composer.frame.safe')}
      </EmptyState>
    </div>
  )
}

function FreeWidth({ width, onChange }: { readonly width: CanvasWidth; readonly onChange: (width: CanvasWidth) => void }) {
  const text = useComposerText()
  if (width.name !== 'free') return null
  return (
    <div className={styles.free}>
      <NumberField
        label={text('composer.width.pixels')}
        defaultValue={width.free}
        min={320}
        max={2560}
        unit="px"
        onChange={(free) => {
          if (typeof free === 'number' && free >= 320 && free <= 2560) onChange({ name: 'free', free })
        }}
      />
    </div>
  )
}

/** The frame as it is drawn in its room: never larger than the page, in the middle. */
function drawnIn({ width }: Size, pixels: number) {
  const scale = Math.min(1, width / pixels) || 1
  return { pixels, scale, left: (width - pixels * scale) / 2 }
}

type Drawn = ReturnType<typeof drawnIn>

interface PageFrameProps {
  readonly address: string
  readonly state: string
  readonly size: Size
  readonly drawn: Drawn
  readonly onLoad: (frame: HTMLIFrameElement) => void
}

function PageFrame({ address, state, size, drawn: { pixels, scale, left }, onLoad }: PageFrameProps) {
  const text = useComposerText()
  return (
    <iframe
      src={address}
      title={text('composer.canvas.title')}
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

interface ScaleProps extends Drawn {
  readonly isShown: boolean
}

function Scale({ isShown, pixels, scale }: ScaleProps) {
  const text = useComposerText()
  return isShown && <p className={styles.scale}>{text('composer.canvas.scale', { percent: Math.round(scale * 100), width: pixels })}</p>
}

interface CanvasProps {
  /** Gives the page the width of the window instead of the chosen one. */
  readonly isTrueWidth?: boolean
  readonly mode?: FrameMode
  /** The pixels at its sides that drawers cover. */
  readonly covered?: BarRoom['covered']
}

const UNCOVERED = { left: 0, right: 0 } as const

/** The address of the frame for the chosen reader and moment, and the answer to each load of it. */
function useShownPage(mode: FrameMode) {
  const { preview, failure, renew } = usePreview()
  const view = useValue(useWorkbench().view)
  const address = preview && frameAddress(preview.url, view, mode)
  const greet = useFrame(preview, address, mode)
  return { preview, failure, renew, address, greet }
}

/** The page itself in its frame, at the chosen width, for the chosen reader and moment. */
export function Canvas({ isTrueWidth = false, mode = 'compose', covered = UNCOVERED }: CanvasProps) {
  const text = useComposerText()
  const { width } = useWorkbench()
  const { actor } = useSession()
  const { preview, failure, renew, address, greet } = useShownPage(mode)
  const { element, size } = useSize()
  const chosen = useValue(width)
  const state = useMachine(actor, ({ value }) => value.frame)
  const drawn = drawnIn(size, isTrueWidth ? size.width : pixelsOf(chosen))
  const reload = () => {
    actor.send({ type: 'frame.reload' })
    renew()
  }
  return (
    <main className={styles.canvas} aria-label={text('composer.canvas')} style={{ '--covered': `${covered.right}px` } as CSSProperties}>
      {!isTrueWidth && <FreeWidth width={chosen} onChange={width.set} />}
      <div ref={element} className={styles.room} data-edge={!isTrueWidth || undefined}>
        {address !== null && <PageFrame key={address} {...{ address, state, size, drawn }} onLoad={greet} />}
        {mode === 'compose' && (
          <BlockBar
            {...{ preview, room: { ...size, covered } }}
            isOnPhone={isTrueWidth}
            frame={drawn}
            onLeave={() => element.current?.querySelector('iframe')?.focus()}
          />
        )}
        <Silent isShown={state === 'lost' || failure} onReload={reload} />
      </div>
      <Scale isShown={!isTrueWidth} {...drawn} />
    </main>
  )
}
