import { diffForms } from '#domain/resources/diff-forms.ts'
import { Button } from '#kit/buttons/Button.tsx'
import type { ItemForm } from '#admin/resources/form/resource-store.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useIsDirty, useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { fieldAtPath } from '#admin/resources/history/path-words.ts'
import { useSettingsText } from '#admin/settings/texts/use-settings-text.ts'
import { describedSettings } from './described-settings.ts'
import styles from './fields.module.css'
import { useSettingValue } from './use-settings-session.ts'

/** Names what is not saved, takes it back or saves it. */
export function SaveBar({ session }: { readonly session: ItemSession }) {
  const text = useSettingsText()
  const { item, busy } = useSessionState(session)
  const isDirty = useIsDirty(session)
  const form = useSettingValue(session, '')
  const saved = item?.form as ItemForm | undefined
  const names = [...new Set(diffForms(saved, form).map((path) => fieldAtPath(describedSettings.fields, path).label))]
  return (
    <>
      <p role="status" className={styles.state}>
        <span>{isDirty ? text('settings.unsaved', { count: names.length, names: names.join(', ') }) : text('settings.saved')}</span>
      </p>
      {isDirty && saved && (
        <Button variant="subtle" onClick={() => session.store.replace(saved)}>
          {text('settings.revert')}
        </Button>
      )}
      <Button
        variant={isDirty ? 'primary' : 'default'}
        busy={busy === 'save' && text('settings.saving')}
        onClick={() => void session.save()}
      >
        {text('settings.save')}
      </Button>
    </>
  )
}
