import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { NumberField } from '#kit/fields/NumberField.tsx'
import { pixelsOf, type CanvasWidth } from '#composer/bar/width-names.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
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

function Silent({ onReload }: { readonly onReload: () => void }) {
  const text = useComposerText()
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

/** The page itself in its frame, at the chosen width; `isTrueWidth` gives it the width of the window. */
export function Canvas({ isTrueWidth = false }: { readonly isTrueWidth?: boolean }) {
  const text = useComposerText()
  const { width } = useWorkbench()
  const { actor } = useSession()
  const { preview, failure, renew } = usePreview()
  const { element, size } = useSize()
  const chosen = useValue(width)
  const state = useMachine(actor, ({ value }) => value.frame)
  const greet = useFrame(preview)
  const pixels = isTrueWidth ? size.width : pixelsOf(chosen)
  const scale = Math.min(1, size.width / pixels) || 1
  return (
    <main className={styles.canvas} aria-label={text('composer.canvas')}>
      {!isTrueWidth && <FreeWidth width={chosen} onChange={width.set} />}
      <div ref={element} className={styles.room} data-edge={!isTrueWidth || undefined}>
        {preview && (
          <iframe
            key={preview.url}
            src={preview.url}
            title={text('composer.canvas.title')}
            className={styles.frame}
            data-state={state}
            style={{
              width: pixels,
              height: size.height / scale,
              transform: `scale(${scale})`,
              marginLeft: (size.width - pixels * scale) / 2,
            }}
            onLoad={(event) => greet(event.currentTarget)}
          />
        )}
        <BlockBar
          {...{ preview, room: size }}
          isOnPhone={isTrueWidth}
          frame={{ left: (size.width - pixels * scale) / 2, scale }}
          onLeave={() => element.current?.querySelector('iframe')?.focus()}
        />
        {(state === 'lost' || failure) && (
          <Silent
            onReload={() => {
              actor.send({ type: 'frame.reload' })
              renew()
            }}
          />
        )}
      </div>
      {!isTrueWidth && <p className={styles.scale}>{text('composer.canvas.scale', { percent: Math.round(scale * 100), width: pixels })}</p>}
    </main>
  )
}
