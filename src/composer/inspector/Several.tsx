import type { ReactNode } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { SEVERAL_GROUPS } from '#composer/acts/act-icons.ts'
import type { ActName } from '#composer/acts/acts.ts'
import { offeredGroups } from '#composer/acts/offered.ts'
import { useAct } from '#composer/acts/use-acts.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useSelectedIds, useWorkbench } from '#composer/workbench/use-workbench.ts'

function ActButton({ name }: { readonly name: ActName }) {
  const { label, icon, shortcut, refusal = false, onAct } = useAct(name)
  return (
    <Button {...(icon && { icon })} {...(shortcut !== undefined && { shortcut })} refusal={refusal} onClick={() => onAct?.()}>
      {label}
    </Button>
  )
}

/** The elements that are selected together: how many, their names, and the acts that all of them take. `end` stands at the end of the head. */
export function Several({ end }: { readonly end?: ReactNode }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { store, registry } = bench
  const ids = useSelectedIds()
  // A lock or a date makes other acts possible.
  const document = useLater(store.onHistory, () => store.document)
  const names = ids.map((id) => nameOf({ document, registry }, id)).join(', ')
  return (
    <>
      <header className={styles.head} data-line="" data-keep-clear="">
        <span className={styles.tile}>
          <Icon name="layers" />
        </span>
        <div className={styles.names}>
          <h2>{text('composer.several', { count: ids.length })}</h2>
          <p title={names}>{names}</p>
        </div>
        {end}
      </header>
      <div className={styles.several}>
        {offeredGroups(bench, SEVERAL_GROUPS).map((group) => (
          <div key={group.join(' ')} className={styles.severalActs}>
            {group.map((name) => (
              <ActButton key={name} name={name} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
