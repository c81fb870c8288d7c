import { useState } from 'react'
import { isSpoken, type SettingType } from '#schemas/admin/settings/setting-groups.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { findSetting, type SettingDefinition } from '#domain/settings/find-setting.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { useSettingsText, type SettingsKey } from '#admin/settings/texts/use-settings-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { Control } from './Control.tsx'
import styles from './fields.module.css'
import { settingPlaces } from './setting-places.ts'
import { useSettingValue } from './use-settings-session.ts'

/** Tests if a value is another than the default. */
const isChanged = (value: unknown, usual: unknown): boolean =>
  isRecord(value) ? Object.keys(value).length > 0 : value !== null && value !== usual

/** Writes the default of a setting. */
function useDefaultWords(): (definition: SettingDefinition) => string {
  const text = useSettingsText()
  return ({ default: usual, options }) => {
    if (usual === null || usual === '') return text('settings.default.none')
    if (typeof usual === 'boolean') return text(usual ? 'settings.on' : 'settings.off')
    return options ? text(`settings.option.${usual}` as SettingsKey) : String(usual)
  }
}

interface SettingFieldProps {
  readonly session: ItemSession
  readonly type: SettingType
}

/** The words of a setting in each language of the site, side by side. */
function Spoken({ session, type, definition }: SettingFieldProps & { readonly definition: SettingDefinition }) {
  const { start } = usePanel()
  const { faults } = useSessionState(session)
  const value = useSettingValue(session, `/${type}`)
  const hasLanguages = start.locales.length > 1
  return (
    <div className={styles.languages}>
      {start.locales.map((locale) => (
        <Control
          key={locale}
          definition={definition}
          label={hasLanguages ? `${definition.label} (${languageName(locale).toLocaleLowerCase('fr')})` : definition.label}
          error={faults.find(({ field }) => field === `${type}.${locale}`)?.message}
          value={isRecord(value) ? ownValue(value, locale) : null}
          isLong
          onChange={(words) =>
            words === null ? session.store.remove(`/${type}/${locale}`) : session.store.set(`/${type}/${locale}`, words)
          }
        />
      ))}
    </div>
  )
}

/** One setting: its control, what it changes, its default and the way back to it. */
export function SettingField({ session, type }: SettingFieldProps) {
  const text = useSettingsText()
  const defaultWords = useDefaultWords()
  const { item, faults } = useSessionState(session)
  const value = useSettingValue(session, `/${type}`)
  const [resets, setResets] = useState(0)
  const definition = findSetting(type)
  if (!definition) return null
  const places = settingPlaces[type].map((place) => text(`settings.place.${place}`)).join(', ')
  const goBack = () => {
    session.store.set(`/${type}`, isSpoken(type) ? {} : null)
    setResets(resets + 1)
  }
  return (
    <div className={styles.setting} id={type}>
      {isSpoken(type) ? (
        <Spoken session={session} type={type} definition={definition} />
      ) : (
        <Control
          // A field that holds its own text is mounted again when another value is stored.
          key={`${String(item?.version)} ${String(resets)}`}
          definition={definition}
          label={definition.label}
          error={faults.find(({ field }) => field === type)?.message}
          value={value}
          onChange={(next) => session.store.set(`/${type}`, next)}
        />
      )}
      <p className={styles.notes}>
        <span>{text('settings.changes', { places })}</span>
        <span>{text('settings.default', { value: defaultWords(definition) })}</span>
        {isChanged(value, definition.default) && (
          <>
            <span className={styles.changed}>{text('settings.changed')}</span>
            <Button
              variant="link"
              size="small"
              icon="undo"
              onClick={goBack}
              aria-label={text('settings.default.label', { label: definition.label })}
            >
              {text('settings.default.back')}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
