import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { Tabs, type Tab } from '#kit/layout/Tabs.tsx'
import { UsedIn } from '#composer/usage/UsedIn.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { HistoryPane } from '#admin/resources/history/HistoryPane.tsx'
import { agreementOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import styles from './edit.module.css'
import type { ItemSession } from './item-session.ts'
import { Visibility } from './site/Visibility.tsx'

interface PaneProps {
  readonly item: ResourceItem
  readonly session: ItemSession
}

/** The facts about an item beside its form: its history, where it is used, who sees it. */
export function SidePane({ item, session }: PaneProps) {
  const text = useResourceText()
  const { admin } = usePanel()
  const { resource } = useResource()
  const name = resource.usedBy === null ? item.id : (ownValue(item.form, resource.usedBy) as string)
  const tabs: Tab[] = [
    {
      value: 'history',
      label: text('resources.history'),
      content: (
        <div className={styles.pane}>
          <HistoryPane id={item.id} version={item.version} session={session} />
        </div>
      ),
    },
    ...(resource.usedAs === null
      ? []
      : [
          {
            value: 'used',
            label: text('resources.usedIn', { agreement: agreementOf(resource) }),
            content: (
              <div className={styles.pane}>
                <UsedIn admin={admin} kind={resource.usedAs} name={name} />
              </div>
            ),
          },
        ]),
    {
      value: 'visibility',
      label: text('resources.visibility'),
      content: (
        <div className={styles.pane}>
          <Visibility item={item} />
        </div>
      ),
    },
  ]
  return <Tabs label={text('resources.about')} tabs={tabs} />
}
