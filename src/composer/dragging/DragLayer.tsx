import { useEffect, useRef } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { pictureOf } from '#composer/palette/model.ts'
import { Picture } from '#composer/palette/Picture.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { DragView, OutlineMark } from './drag-view.ts'
import styles from './dragging.module.css'

/** The dragged content under the pointer, and its place in the outline. The page itself shows its place there. */
export function DragLayer() {
  const { dragging } = useWorkbench()
  const view = useValue(dragging)
  useEffect(() => {
    // The browser would scroll under the finger.
    const refuse = (event: TouchEvent) => dragging.get() && event.preventDefault()
    document.addEventListener('touchmove', refuse, { capture: true, passive: false })
    return () => document.removeEventListener('touchmove', refuse, true)
  }, [dragging])
  const isDragging = view !== null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dragging', isDragging)
  }, [isDragging])
  if (!view) return null
  return (
    <div className={styles.layer} aria-hidden="true" data-testid="drag">
      {view.mark && <Mark mark={view.mark} />}
      <Ghost view={view} />
    </div>
  )
}

function Mark({ mark: { kind, ...sides } }: { readonly mark: OutlineMark }) {
  return <div className={styles.mark} data-kind={kind} style={sides} />
}

function Ghost({ view: { dragged, refusal } }: { readonly view: DragView }) {
  const text = useComposerText()
  const { dragPoint } = useWorkbench()
  const ghost = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = () => {
      const { x, y } = dragPoint.get()
      ghost.current?.style.setProperty('translate', `${x}px ${y}px`)
    }
    follow()
    return dragPoint.subscribe(follow)
  }, [dragPoint])
  const { model, icon, words } = dragged
  return (
    <div ref={ghost} className={styles.ghost}>
      <div className={styles.card} data-refused={refusal !== null || undefined}>
        {model && <Picture src={pictureOf(model)} width={model.kind === 'page' ? 1100 : 640} icon={icon} label={words} />}
        <span className={styles.words}>
          {!model && <Icon name={icon} size={16} />}
          <span>{words}</span>
        </span>
        {refusal && <span className={styles.refusal}>{text(refusal.id, refusal.values)}</span>}
      </div>
    </div>
  )
}
