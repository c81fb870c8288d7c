import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import type { ActName } from '#composer/acts/acts.ts'
import { useAct } from '#composer/acts/use-acts.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './outline.module.css'

function FoldButton({ name }: { readonly name: Extract<ActName, 'foldAll' | 'unfoldAll'> }) {
  // A fold changes which of both is possible.
  useValue(useWorkbench().folds)
  const { label, icon = 'ellipsis', shortcut = '', refusal = false, onAct } = useAct(name)
  return <IconButton icon={icon} label={label} shortcut={shortcut} refusal={refusal} onClick={() => onAct?.()} />
}

/** The line below the outline: the keys that walk through the page, and the buttons that fold it. */
export function OutlineFoot() {
  const text = useComposerText()
  return (
    <div className={styles.foot}>
      <p className={styles.keys}>
        <Kbd>{shortcutText('Alt')}</Kbd>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <span>{text('composer.outline.walk')}</span>
      </p>
      <FoldButton name="foldAll" />
      <FoldButton name="unfoldAll" />
    </div>
  )
}
