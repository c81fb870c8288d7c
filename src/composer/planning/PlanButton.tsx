import { IconButton } from '#kit/buttons/IconButton.tsx'
import { acts } from '#composer/acts/acts.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useMayPublish } from '#composer/workbench/person.ts'

/** Plans the draft for later. */
export function PlanButton() {
  return useMayPublish() ? <Plan /> : null
}

function Plan() {
  const text = useComposerText()
  const bench = useWorkbench()
  return (
    <IconButton
      icon="clock"
      size="medium"
      label={text('composer.plan')}
      shortcut={shortcutText(acts.plan.keys[0] ?? '')}
      onClick={() => bench.dialog.set('plan')}
    />
  )
}
