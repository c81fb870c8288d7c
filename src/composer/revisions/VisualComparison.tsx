import { useEffect, useState, type KeyboardEvent } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { frameAddress, USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { usePreview } from '#composer/canvas/use-preview.ts'
import { useLinkedScroll } from '#composer/view/use-linked-scroll.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { markChanges, nextChange, revealChange } from './mark-changes.ts'
import styles from './revisions.module.css'

interface VisualComparisonProps {
  readonly title: string
  /** The older version. */
  readonly version: number
  /** The version that it is compared with; null for the draft. */
  readonly other: number | null
  /** The ids of the elements that differ. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

interface SidesProps extends Pick<VisualComparisonProps, 'version' | 'other' | 'ids'> {
  readonly current: string | null
  readonly onKey: (key: string) => void
}

/** The two pages, scrolled in step, with what differs marked. */
function Sides({ version, other, ids, current, onKey }: SidesProps) {
  const text = useComposerText()
  const { aroundAsked, props } = useWorkbench()
  const around = useValue(aroundAsked)
  const { preview } = usePreview()
  const place = useLinkedScroll(true)
  const mark = () => {
    const frames = [...(place.current?.querySelectorAll('iframe') ?? [])]
    const pages = frames.flatMap(({ contentDocument }) => contentDocument ?? [])
    for (const page of pages) markChanges(page, { ids, current })
    if (current !== null) revealChange(pages.toReversed(), current)
  }
  useEffect(mark)
  if (!preview) return <div className={styles.sides} aria-busy="true" />
  const addressOf = (of: number | null) =>
    frameAddress(preview.url, USUAL_VIEW, of === null ? 'try' : 'live', { around, item: props.item, version: of })
  const load = (frame: HTMLIFrameElement) => {
    // Keys that are pressed in a page lead from change to change too.
    frame.contentWindow?.addEventListener('keydown', ({ key }) => onKey(key))
    mark()
  }
  return (
    <div ref={place} className={styles.sides}>
      {([version, other] as const).map((of, index) => (
        <figure key={of ?? 'draft'}>
          <figcaption>{text(index === 0 ? 'composer.revisions.older' : 'composer.revisions.newer')}</figcaption>
          <iframe
            src={addressOf(of)}
            title={text(index === 0 ? 'composer.revisions.older' : 'composer.revisions.newer')}
            onLoad={({ currentTarget }) => load(currentTarget)}
          />
        </figure>
      ))}
    </div>
  )
}

/** Two versions beside one another, as pages: N and P lead from change to change. */
export function VisualComparison({ title, version, other, ids, onClose }: VisualComparisonProps) {
  const text = useComposerText()
  const [current, setCurrent] = useState<string | null>(null)
  const lead = (by: 1 | -1) => setCurrent((former) => nextChange(ids, former, by))
  const press = (key: string) => {
    if (key.toLowerCase() === 'n') lead(1)
    if (key.toLowerCase() === 'p') lead(-1)
  }
  const acts = (
    <>
      <Button icon="chevron-up" shortcut="P" refusal={ids.length === 0 && text('composer.revisions.same')} onClick={() => lead(-1)}>
        {text('composer.revisions.previous-change')}
      </Button>
      <Button icon="chevron-down" shortcut="N" refusal={ids.length === 0 && text('composer.revisions.same')} onClick={() => lead(1)}>
        {text('composer.revisions.next-change')}
      </Button>
    </>
  )
  const at = current === null ? 0 : ids.indexOf(current) + 1
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={1440}
      hint={text('composer.revisions.change-of', { at, of: ids.length })}
      acts={acts}
    >
      <div role="presentation" onKeyDown={({ key }: KeyboardEvent) => press(key)}>
        <Sides version={version} other={other} ids={ids} current={current} onKey={press} />
      </div>
    </Dialog>
  )
}
