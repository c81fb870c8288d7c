import { Sheet } from '#kit/overlays/Sheet.tsx'
import { languageName } from '#composer/words/language-name.ts'
import styles from '#composer/revisions/revisions.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { ShellReach } from '#composer/workbench/workbench.ts'

interface PagesSheetProps {
  readonly reach: ShellReach
  readonly onClose: () => void
}

/** The pages that a publication of a shell changes; each can be shown around it. Those of other languages are only named. */
export function PagesSheet({ reach, onClose }: PagesSheetProps) {
  const text = useComposerText()
  const { props, aroundAsked, around } = useWorkbench()
  const shown = useValue(around)?.id
  const others = reach.followers.length > 0
  return (
    <Sheet isOpen onClose={onClose} title={text('composer.shell.reach', { count: reach.pages })}>
      <p className={styles.meta}>{text('composer.shell.reach.choose')}</p>
      <ul aria-label={text('composer.shell.reach', { count: reach.pages })}>
        {reach.documents.map(({ id, title, locale }) => (
          <li key={`${locale} ${id}`}>
            <button
              type="button"
              className={styles.line}
              disabled={locale !== props.locale}
              aria-current={locale === props.locale && id === shown ? 'true' : undefined}
              onClick={() => {
                aroundAsked.set(id)
                onClose()
              }}
            >
              <span>{title}</span>
              {others && <span className={styles.meta}>{languageName(locale)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
