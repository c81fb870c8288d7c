import type { IconName } from '#kit/icons/icon-set.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { SavingState } from '#composer/saving/saver.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useShown, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './bar.module.css'
import { saveSentence } from './save-sentence.ts'

const icons: Readonly<Record<SavingState['kind'], IconName>> = {
  saved: 'check',
  saving: 'refresh',
  offline: 'wifi-off',
  unreachable: 'alert',
  busy: 'clock',
  broken: 'alert',
  locked: 'lock',
  forbidden: 'lock',
  gone: 'alert',
  'too-large': 'alert',
  rejected: 'alert',
}

/** How the work is saved, in words. */
export function SaveState() {
  const text = useComposerText()
  const { saving } = useSession()
  const { store } = useWorkbench()
  const state = useShown(saving)
  const conflicts = useLater(store.onHistory, () => store.conflicts().length)
  const { id, values } = saveSentence(state, conflicts)
  return (
    // Saving as usual is seen alone: it would be heard at each pause.
    <span
      className={styles.save}
      data-kind={conflicts > 0 && state.kind === 'saved' ? 'conflict' : state.kind}
      title={text(id, values)}
      role={state.kind === 'saved' || state.kind === 'saving' ? undefined : 'status'}
    >
      <Icon name={conflicts > 0 && state.kind === 'saved' ? 'warning' : icons[state.kind]} />
      <span>{text(id, values)}</span>
    </span>
  )
}
