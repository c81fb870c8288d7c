import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Popover } from '#kit/overlays/Popover.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './view.module.css'
import { isUsual } from './view-words.ts'
import { ViewForm } from './ViewForm.tsx'

function useIsOpen() {
  const { dialog } = useWorkbench()
  const isOpen = useValue(dialog) === 'view'
  return { isOpen, set: (next: boolean) => dialog.set(next ? 'view' : null) }
}

/** « Voir en tant que » in the bar: a button, and the choices behind it. */
export function ViewAs() {
  const text = useComposerText()
  const { view } = useWorkbench()
  const isOther = !isUsual(useValue(view))
  const { isOpen, set } = useIsOpen()
  return (
    <Popover
      isOpen={isOpen}
      onChange={set}
      label={text('composer.view.as')}
      control={
        <IconButton
          icon="users"
          size="medium"
          label={text('composer.view.as')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={isOther ? styles.on : undefined}
          onClick={() => set(!isOpen)}
          hasTooltip={false}
          title={text('composer.view.as')}
        />
      }
    >
      <ViewForm />
    </Popover>
  )
}

/** The same choices in a sheet, for a small window. */
export function ViewSheet() {
  const text = useComposerText()
  const { isOpen, set } = useIsOpen()
  return (
    <Sheet from="below" isOpen={isOpen} onClose={() => set(false)} title={text('composer.view.as')}>
      <ViewForm />
    </Sheet>
  )
}
