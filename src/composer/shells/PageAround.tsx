import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelected, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './shells.module.css'

/** The line over the canvas of a shell that names the page around it, which is only shown, with the way to edit it. */
export function PageAround({ isOnPhone }: { /** A sheet of what is selected lies there. */ readonly isOnPhone: boolean }) {
  const text = useComposerText()
  const { around, dialog, props } = useWorkbench()
  const page = useValue(around)
  const isChosen = useSelected() !== null
  // The bar of the keys lies at the foot of the page while an element is moved.
  const isMoving = useValue(dialog) === 'move'
  if (!page || isMoving || (isOnPhone && isChosen)) return null
  return (
    <div className={styles.around} data-keep-clear="">
      <Icon name="file-text" />
      <p>{text(props.around === page.id ? 'composer.shell.around.from' : 'composer.shell.around.example', { title: page.title })}</p>
      <Button size="small" onClick={() => props.onPage(page.id)}>
        {text('composer.shell.around.edit')}
      </Button>
    </div>
  )
}
