import { TextField } from '#kit/fields/TextField.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { useSettingsText } from '#admin/settings/texts/use-settings-text.ts'
import styles from './fields.module.css'
import { useSettingValue } from './use-settings-session.ts'

interface SiteFieldsProps {
  readonly session: ItemSession
}

function NameField({ session }: SiteFieldsProps) {
  const text = useSettingsText()
  const { faults } = useSessionState(session)
  const name = useSettingValue(session, '/SITE_NAME')
  return (
    <div className={styles.setting} id="SITE_NAME">
      <TextField
        label={text('settings.site.name')}
        help={text('settings.site.name.help')}
        error={faults.find(({ field }) => field === 'SITE_NAME')?.message}
        value={typeof name === 'string' ? name : ''}
        maxLength={80}
        onChange={({ currentTarget }) => session.store.set('/SITE_NAME', currentTarget.value)}
      />
    </div>
  )
}

function OpenField({ session }: SiteFieldsProps) {
  const text = useSettingsText()
  const isOpen = useSettingValue(session, '/SITE_OPEN') === true
  return (
    <div className={styles.setting} id="SITE_OPEN">
      <Switch
        label={text('settings.site.open')}
        checked={isOpen}
        onChange={({ currentTarget }) => session.store.set('/SITE_OPEN', currentTarget.checked)}
      />
      <p className={styles.consequence} role="status">
        <span>{text(isOpen ? 'settings.site.open.now' : 'settings.site.open.not')}</span> <span>{text('settings.shop.changes')}</span>
      </p>
    </div>
  )
}

/** The name of the site and its opening to visitors. */
export function SiteFields({ session }: SiteFieldsProps) {
  const { start } = usePanel()
  return (
    <>
      <NameField session={session} />
      {start.rights.includes('settings.publish') && <OpenField session={session} />}
    </>
  )
}
