import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { settingGroupNames, settingGroups, type SettingGroup } from '#schemas/admin/settings/setting-groups.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { pathLabel } from '#admin/resources/history/path-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { settingsEntries } from '#admin/settings/settings-entries.ts'
import { describedSettings } from './described-settings.ts'
import styles from './fields.module.css'

/** The screen that has a setting. */
function screenOf(type: string): SettingGroup | 'shop' | 'site' {
  return settingGroupNames.find((name) => settingGroups[name].some((each) => each === type)) ?? (type === 'SHOP_OPEN' ? 'shop' : 'site')
}

/** Leads to the control of a setting on this screen. */
function focusSetting(type: string): void {
  document.getElementById(type)?.querySelector<HTMLElement>('input, textarea, button, select')?.focus()
}

/** Lists the causes of a refused save, each with the way to its setting. Nothing of the screen was saved. The first setting has the focus. */
export function RefusedSettings({ session, shown }: { readonly session: ItemSession; readonly shown: string }) {
  const text = useResourceText()
  const { start } = usePanel()
  const { faults } = useSessionState(session)
  const told = useRef(faults)
  const settings = useMemo(() => faults.map((fault) => ({ ...fault, type: fault.field.split('.', 1)[0] ?? '' })), [faults])
  useEffect(() => {
    const [first] = settings
    if (first && told.current !== faults) focusSetting(first.type)
    told.current = faults
  }, [settings, faults])
  if (settings.length === 0) return null
  return (
    <Note tone="refusal" isAnnounced>
      <p>{text('resources.form.faults', { count: settings.length })}</p>
      <ul className={styles.refused}>
        {settings.map(({ field, type, message }) => {
          const screen = screenOf(type)
          const path = settingsEntries.find(({ key }) => key === screen)?.path ?? ''
          const label = pathLabel(describedSettings.fields, field, start.locales.length > 1)
          return (
            <li key={field}>
              {screen === shown ? (
                <Button variant="link" size="small" onClick={() => focusSetting(type)}>
                  {label}
                </Button>
              ) : (
                <Link to={`${path}#${type}`}>{label}</Link>
              )}
              <span>{message}</span>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
