import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { useOpenNotes } from '#composer/notes/use-open-notes.ts'
import { isOffered } from '#composer/acts/offered.ts'
import { isShell, shellIdOf } from '#composer/shells/shell-facts.ts'
import { useTrialReturn } from '#composer/view/use-trial-return.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayPublish } from '#composer/workbench/person.ts'
import styles from './bar.module.css'
import { useLanguageActs, useLiveAct } from './use-page-acts.ts'

/** The acts that a small bar has no room for: the language of the page, its views, its trial, its notes, and the page on the site. The button counts the notes that wait. */
export function MoreActs() {
  const text = useComposerText()
  const bench = useWorkbench()
  const acts = useLanguageActs()
  const live = useLiveAct()
  const notes = useOpenNotes()
  const seeing: readonly MenuAct[] = [
    { label: text('composer.try'), icon: 'eye', onAct: () => bench.trial.set('running') },
    { label: text('composer.view.as'), icon: 'users', onAct: () => bench.dialog.set('view') },
    ...(isOffered(bench, 'share')
      ? [{ label: text('composer.share.title'), icon: 'link' as const, onAct: () => bench.dialog.set('share') }]
      : []),
    {
      label: notes === 0 ? text('composer.notes.title') : text('composer.notes.count', { count: notes }),
      icon: 'message',
      onAct: () => bench.dialog.set('notes'),
    },
    { label: text('composer.approval.title'), icon: 'user-check', onAct: () => bench.dialog.set('approval') },
    live,
  ]
  const plan: MenuAct = { label: text('composer.plan'), icon: 'clock', onAct: () => bench.dialog.set('plan') }
  const plans = useMayPublish() ? [plan] : []
  const shell: readonly MenuAct[] =
    isShell(bench) || !isOffered(bench, 'shell')
      ? []
      : [{ label: text('composer.shell.edit'), icon: 'layers', onAct: () => bench.props.onShell(shellIdOf(bench)) }]
  const groups = [...(acts.length > 0 ? [{ label: text('composer.language'), acts }] : []), { acts: [...seeing, ...plans, ...shell] }]
  const label = notes === 0 ? text('composer.more') : text('composer.more.notes', { acts: text('composer.more'), count: notes })
  return (
    <span className={styles.more}>
      <Menu groups={groups}>
        <IconButton ref={useTrialReturn()} icon="ellipsis" size="medium" label={label} hasTooltip={false} />
      </Menu>
      {notes > 0 && (
        <span className={styles.notes} aria-hidden>
          {notes}
        </span>
      )}
    </span>
  )
}
