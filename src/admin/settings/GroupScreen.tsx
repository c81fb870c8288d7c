import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import formsFr from '#i18n/messages/forms/fr.json'
import resourcesFr from '#i18n/messages/resources/fr.json'
import { settingGroupNames, settingGroups, type SettingGroup } from '#schemas/admin/settings/setting-groups.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ConflictDialog } from '#admin/resources/edit/ConflictDialog.tsx'
import { FormSkeleton } from '#admin/resources/edit/FormSkeleton.tsx'
import { useUnsavedGuard } from '#admin/resources/edit/use-unsaved-guard.ts'
import { UnsavedItem } from '#admin/resources/edit/UnsavedItem.tsx'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { HistoryPane } from '#admin/resources/history/HistoryPane.tsx'
import { FailedList } from '#admin/resources/list/ListStates.tsx'
import { InResource } from '#admin/resources/InResource.tsx'
import type { ResourceScope } from '#admin/resources/use-resource.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import styles from './fields/fields.module.css'
import { SaveBar } from './fields/SaveBar.tsx'
import { RefusedSettings } from './fields/RefusedSettings.tsx'
import { SettingField } from './fields/SettingField.tsx'
import { SiteFields } from './fields/SiteFields.tsx'
import { ShopField } from './fields/ShopField.tsx'
import { useSettingsScope, useSettingsSession } from './fields/use-settings-session.ts'
import { settingsEntries } from './settings-entries.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { SettingsTexts } from './texts/SettingsTexts.tsx'
import { useSettingsText } from './texts/use-settings-text.ts'

type Shown = SettingGroup | 'shop' | 'site'

const messages = { ...formsFr, ...resourcesFr }

interface DeskProps {
  readonly group: Shown
  readonly read: AdminCallData['setting.read']
  readonly scope: ResourceScope
}

function GroupFields({ group, read, session }: Pick<DeskProps, 'group' | 'read'> & { readonly session: ItemSession }) {
  if (group === 'shop') return <ShopField session={session} shop={read.shop} />
  if (group === 'site') return <SiteFields session={session} />
  return settingGroups[group].map((type) => <SettingField key={type} session={session} type={type} />)
}

function Desk({ group, read, scope }: DeskProps) {
  const text = useSettingsText()
  const session = useSettingsSession(read.item, scope)
  useUnsavedGuard(session)
  const { item, conflict } = useSessionState(session)
  const mayWrite = scope.may('write')
  const history = item && (
    <section className={styles.history}>
      <h2>{text('settings.history')}</h2>
      <HistoryPane id={item.id} version={item.version} session={session} />
    </section>
  )
  return (
    <SettingsPage entry={group} aside={history} {...(mayWrite && { foot: <SaveBar session={session} /> })}>
      {!mayWrite && <p>{text('settings.read')}</p>}
      <UnsavedItem session={session} />
      <RefusedSettings session={session} shown={group} />
      <fieldset disabled={!mayWrite} className={styles.fields}>
        <legend className={styles.unseen}>{text(`settings.entry.${group}`)}</legend>
        <GroupFields group={group} read={read} session={session} />
      </fieldset>
      {conflict !== null && <ConflictDialog session={session} conflict={conflict} />}
    </SettingsPage>
  )
}

function StoredSettings({ group }: { readonly group: Shown }) {
  const { admin, lock } = usePanel()
  const scope = useSettingsScope()
  const found = useQuery({
    queryKey: ['settings', group],
    queryFn: () => lock.read(() => admin.setting.read()),
    // The work begins with what is there now.
    ...{ gcTime: 0, staleTime: Infinity },
  })
  if (found.data)
    return (
      <InResource scope={scope}>
        <Desk group={group} read={found.data} scope={scope} />
      </InResource>
    )
  if (found.isPending) return <FormSkeleton />
  return <FailedList query={found} />
}

/** A screen of settings: `/reglages/livraison`. */
export function GroupScreen() {
  const { group: name } = useParams()
  const entry = settingsEntries.find(({ path }) => path === `/reglages/${String(name)}`)
  const group = (['shop', 'site', ...settingGroupNames] as const).find((each) => each === entry?.key)
  if (group === undefined) return <MissingScreen />
  return (
    <ScreenTexts messages={messages}>
      <SettingsTexts>
        <StoredSettings key={group} group={group} />
      </SettingsTexts>
    </ScreenTexts>
  )
}
