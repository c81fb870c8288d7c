import { useSyncExternalStore } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './pictures.module.css'

/** The number of pictures that are to be made. It is not announced: it changes by itself every second. */
export function PicturesLeft() {
  const text = usePanelText()
  const { actor } = usePanel().pictures
  const count = useSyncExternalStore(
    (onChange) => {
      const subscription = actor.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    () => actor.getSnapshot().context.count,
  )
  return <span className={styles.left}>{count > 0 && text('panel.pictures.left', { count })}</span>
}
