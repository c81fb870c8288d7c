import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { isUsual, viewSentence } from './view-words.ts'
import styles from './view.module.css'

/** The line over the page that names the person and the moment it is shown for, with the way back. */
export function ViewStrip() {
  const text = useComposerText()
  const { view } = useWorkbench()
  const shown = useValue(view)
  if (isUsual(shown)) return null
  const goBack = () => {
    view.set(USUAL_VIEW)
    announce(viewSentence(USUAL_VIEW, text))
  }
  return (
    <div className={styles.strip}>
      <Icon name="users" />
      <p>{viewSentence(shown, text)}</p>
      <Button size="small" icon="undo" onClick={goBack}>
        {text('composer.view.back')}
      </Button>
    </div>
  )
}
