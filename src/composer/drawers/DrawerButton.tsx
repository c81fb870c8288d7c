import { flushSync } from 'react-dom'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { focusFirst } from '#kit/layout/SideDrawer.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { hasRoomForBoth } from '#composer/workbench/use-room.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './drawers.module.css'
import { drawerButtonId, drawerId, withClosed, withOpen, type DrawerName } from './open-drawers.ts'

/** The button of the bar that opens a drawer, and leads into it, or closes it. */
export function DrawerButton({ name }: { readonly name: DrawerName }) {
  const text = useComposerText()
  const { drawers } = useWorkbench()
  const isOpen = useValue(drawers)[name]
  const press = () => {
    if (isOpen) return drawers.set(withClosed(drawers.get(), name))
    flushSync(() => drawers.set(withOpen(drawers.get(), name, hasRoomForBoth())))
    focusFirst(document.getElementById(drawerId(name)))
  }
  return (
    <IconButton
      id={drawerButtonId(name)}
      icon={name === 'left' ? 'panel-left' : 'panel-right'}
      size="medium"
      label={text(name === 'left' ? 'composer.left' : 'composer.side')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? drawerId(name) : undefined}
      className={styles.button}
      onClick={press}
    />
  )
}
