import { Button } from '#kit/buttons/Button.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from '#composer/bar/bar.module.css'
import { useTrialReturn } from './use-trial-return.ts'

/** « Essayer » in the bar. */
export function TryButton() {
  const text = useComposerText()
  const { trial } = useWorkbench()
  return (
    <Button ref={useTrialReturn()} icon="eye" title={text('composer.try')} onClick={() => trial.set('running')}>
      <span className={styles.word}>{text('composer.try')}</span>
    </Button>
  )
}
