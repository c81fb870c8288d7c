import { Icon } from '#kit/icons/Icon.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { isOffered } from '#composer/acts/offered.ts'
import { isShell, shellIdOf } from './shell-facts.ts'
import styles from './shells.module.css'

interface EntryProps {
  readonly end: 'header' | 'footer'
}

/** The way from the outline of a page to the header above it or the footer below it, with the number of pages that show them. */
export function ShellEntry({ end }: EntryProps) {
  const bench = useWorkbench()
  return isOffered(bench, 'shell') && !isShell(bench) && <Entry end={end} />
}

function Entry({ end }: EntryProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const reach = useValue(bench.reach)
  return (
    <div className={styles.entryLine} data-end={end === 'footer' || undefined}>
      <button
        type="button"
        className={styles.entry}
        title={text('composer.shell.edit')}
        onClick={() => bench.props.onShell(shellIdOf(bench))}
      >
        <Icon name="layers" size={14} />
        <span>{text(`composer.shell.${end}`)}</span>
        {reach && <small>{text('composer.shell.pages', { count: reach.pages })}</small>}
      </button>
    </div>
  )
}
