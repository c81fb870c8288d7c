import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#kit/layout/Tabs.tsx'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { PlannedTab } from './planned/PlannedTab.tsx'
import { PublishedTab } from './published/PublishedTab.tsx'
import styles from './publications.module.css'
import { useWaitingCount } from './use-waiting-count.ts'
import { WaitingTab } from './waiting/WaitingTab.tsx'

const VIEW = 'vue'
const views = ['maintenant', 'programmees', 'publiees'] as const

/** Screen of edited documents that are not published, of planned versions and of publications. */
export function PublicationsScreen() {
  const text = usePanelText()
  const [query, setQuery] = useSearchParams()
  const waiting = useWaitingCount()
  useScreenTitle(text('panel.publish.screen'))
  const view = views.find((each) => each === query.get(VIEW)) ?? 'maintenant'
  return (
    <>
      <header className={styles.head}>
        <h1>{text('panel.publish.screen')}</h1>
      </header>
      <div className={styles.tabs}>
        <Tabs
          label={text('panel.publish.views')}
          value={view}
          onChange={(value) => setQuery({ [VIEW]: value }, { replace: true })}
          tabs={[
            {
              value: 'maintenant',
              label: text('panel.publish.now'),
              content: <WaitingTab />,
              ...(waiting !== undefined && { count: waiting }),
            },
            { value: 'programmees', label: text('panel.publish.planned'), content: <PlannedTab /> },
            { value: 'publiees', label: text('panel.publish.published'), content: <PublishedTab /> },
          ]}
        />
      </div>
    </>
  )
}
