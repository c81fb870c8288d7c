import { useEffect } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { isListTarget } from './add-target.ts'
import styles from './palette.module.css'
import { targetPhrase } from './place-model.ts'

/** The place that the palette was opened for; a list has a button that leads back to places near the selected element. Another selection does the same. */
export function ListLine() {
  const text = useComposerText()
  const { runner, addingTo, selection } = useWorkbench()
  const to = useValue(addingTo)
  useStructureVersion()
  useEffect(() => selection.subscribe(() => addingTo.set(null)), [addingTo, selection])
  const phrase = to && targetPhrase(runner.situation, to)
  if (!phrase) return null
  return (
    <p className={styles.to}>
      <Icon name="plus" size={16} />
      <span>{text(phrase.id, phrase.values)}</span>
      {isListTarget(to) && <IconButton icon="x" label={text('composer.add.to.leave')} onClick={() => addingTo.set(null)} />}
    </p>
  )
}
