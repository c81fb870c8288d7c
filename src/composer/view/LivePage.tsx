import { useRef } from 'react'
import { pixelsOf } from '#composer/bar/width-names.ts'
import styles from '#composer/canvas/canvas.module.css'
import { drawnIn, PageFrame } from '#composer/canvas/PageFrame.tsx'
import { usePreview } from '#composer/canvas/use-preview.ts'
import { useSize } from '#composer/canvas/use-size.ts'
import { hearFrame } from '#composer/channel/hear-frame.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { frameAddress } from '#schemas/composer/frame-view.ts'
import { takeTryMessage } from './take-try-message.ts'

/** The published page, for the same reader and moment and at the same width as the draft beside it. */
export function LivePage() {
  const text = useComposerText()
  const bench = useWorkbench()
  const { preview } = usePreview()
  const view = useValue(bench.view)
  const around = useValue(bench.aroundAsked)
  const chosen = useValue(bench.width)
  const { element, size } = useSize()
  const end = useRef<() => void>(null)
  const address = preview && frameAddress(preview.url, view, 'live', { around, item: bench.props.item })
  const hear = (frame: HTMLIFrameElement) => {
    end.current?.()
    if (preview) end.current = hearFrame(frame, preview.nonce, (message) => takeTryMessage(bench, message))
  }
  return (
    <section className={styles.canvas} aria-label={text('composer.try.live')}>
      <div ref={element} className={styles.room} data-edge>
        {address !== null && (
          <PageFrame
            key={address}
            title={text('composer.try.live.title')}
            {...{ address, size }}
            drawn={drawnIn(size, pixelsOf(chosen))}
            onLoad={hear}
          />
        )}
      </div>
    </section>
  )
}
