import type { CSSProperties } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { NumberField } from '#kit/fields/NumberField.tsx'
import { pixelsOf, type CanvasWidth } from '#composer/bar/width-names.ts'
import { usePeopleMarks } from '#composer/presence/use-people-marks.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { frameAddress, type FrameMode } from '#schemas/composer/frame-view.ts'
import { PageAround } from '#composer/shells/PageAround.tsx'
import { roomBetween, type BarRoom } from './bar-place.ts'
import { AddAtEdge } from './AddAtEdge.tsx'
import { BlockBar } from './BlockBar.tsx'
import styles from './canvas.module.css'
import { drawnIn, PageFrame, type Drawn } from './PageFrame.tsx'
import { useFrame, type FrameRoom } from './use-frame.ts'
import { useSize } from './use-size.ts'
import { usePreview } from './use-preview.ts'

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
function useShownPage(mode: FrameMode, room: FrameRoom) {
  const { preview, failure, renew } = usePreview()
  const bench = useWorkbench()
  const view = useValue(bench.view)
  const around = useValue(bench.aroundAsked)
  const address = preview && frameAddress(preview.url, view, mode, { around, item: bench.props.item })
  const greet = useFrame({ preview, address, mode, room })
  return { preview, failure, renew, address, greet }
}

/** The page itself in its frame, at the chosen width, for the chosen reader and moment. */
export function Canvas({ isTrueWidth = false, mode = 'compose', covered = UNCOVERED }: CanvasProps) {
  const text = useComposerText()
  const { width } = useWorkbench()
  const { actor } = useSession()
  const { element, size } = useSize()
  const chosen = useValue(width)
  const drawn = drawnIn(size, isTrueWidth ? size.width : pixelsOf(chosen))
  const { preview, failure, renew, address, greet } = useShownPage(mode, { isPhone: isTrueWidth, scale: drawn.scale })
  usePeopleMarks()
  const state = useMachine(actor, ({ value }) => value.frame)
  const reload = () => {
    actor.send({ type: 'frame.reload' })
    renew()
  }
  return (
    <main className={styles.canvas} aria-label={text('composer.canvas')} style={{ '--covered': `${covered.right}px` } as CSSProperties}>
      {!isTrueWidth && <FreeWidth width={chosen} onChange={width.set} />}
      <div ref={element} className={styles.room} data-edge={!isTrueWidth || undefined}>
        {address !== null && (
          <PageFrame key={address} {...{ address, state, size, drawn }} title={text('composer.canvas.title')} onLoad={greet} />
        )}
        {mode === 'compose' && (
          <>
            <AddAtEdge {...{ preview, room: roomBetween(size, covered) }} isOnPhone={isTrueWidth} frame={drawn} />
            <BlockBar
              {...{ preview, room: roomBetween(size, covered) }}
              isOnPhone={isTrueWidth}
              frame={drawn}
              onLeave={() => element.current?.querySelector('iframe')?.focus()}
            />
            <PageAround isOnPhone={isTrueWidth} />
          </>
        )}
        <Silent isShown={state === 'lost' || failure} onReload={reload} />
      </div>
      <Scale isShown={!isTrueWidth} {...drawn} />
    </main>
  )
}
