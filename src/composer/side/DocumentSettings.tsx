import type { ReactNode } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { Tabs } from '#kit/layout/Tabs.tsx'
import { Revisions } from '#composer/revisions/Revisions.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './side.module.css'

interface DocumentSettingsProps {
  readonly icon: IconName
  readonly title: string
  /** The name of the tab of the settings. */
  readonly tab: string
  /** The reason why the settings of the document are shown. */
  readonly hint: string
  /** False in a sheet, which has a heading of its own. */
  readonly hasHead: boolean
  readonly children: ReactNode
}

/** The settings of the edited document, shown while no element is selected, and its versions. */
export function DocumentSettings({ icon, title, hint, tab, hasHead, children }: DocumentSettingsProps) {
  const text = useComposerText()
  const { side } = useWorkbench()
  return (
    <>
      {hasHead && (
        <header className={styles.head}>
          <span className={styles.tile}>
            <Icon name={icon} />
          </span>
          <div className={styles.names}>
            <h2>{title}</h2>
            <p>{hint}</p>
          </div>
        </header>
      )}
      <Tabs
        label={text('composer.page.views')}
        value={useValue(side) === 'revisions' ? 'revisions' : 'page'}
        onChange={(shown) => side.set(shown === 'revisions' ? 'revisions' : 'page')}
        tabs={[
          { value: 'page', label: tab, content: children },
          { value: 'revisions', label: text('composer.revisions'), content: <Revisions /> },
        ]}
      />
    </>
  )
}
