import { useState } from 'react'
import { isSpoken, type SettingType } from '#schemas/admin/settings/setting-groups.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
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

/** Tests if a value is another than a default that says something; an empty default is no value to go back to. */
const isChanged = (value: unknown, usual: unknown): boolean => usual !== null && usual !== '' && value !== null && value !== usual

/** Writes the default of a setting. */
function useDefaultWords(): (definition: SettingDefinition) => string {
  const text = useSettingsText()
  return ({ default: usual, options, unit }) => {
    if (typeof usual === 'boolean') return text(usual ? 'settings.on' : 'settings.off')
    return options ? text(`settings.option.${usual}` as SettingsKey) : [usual, unit].filter((part) => part !== undefined).join('\u00a0')
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

interface NotesProps extends SettingFieldProps {
  readonly definition: SettingDefinition
  readonly value: unknown
  readonly onBack: () => void
}

/** Says what a setting changes while it is being changed, and offers the way back where it differs from its default. */
function Notes({ session, type, definition, value, onBack }: NotesProps) {
  const text = useSettingsText()
  const defaultWords = useDefaultWords()
  const { item } = useSessionState(session)
  const stored = item?.form[type]
  const isTouched = diffForms({ [type]: stored ?? null }, { [type]: value }).length > 0
  const isOther = isChanged(value, definition.default)
  if (!isTouched && !isOther) return null
  const places = settingPlaces[type].map((place) => text(`settings.place.${place}`)).join(', ')
  return (
    <p className={styles.notes}>
      {isTouched && <span>{text('settings.changes', { places })}</span>}
      {isOther && (
        <>
          <span className={styles.changed}>{text('settings.changed')}</span>
          <span>{text('settings.default', { value: defaultWords(definition) })}</span>
          <Button
            variant="link"
            size="small"
            icon="undo"
            onClick={onBack}
            aria-label={text('settings.default.label', { label: definition.label })}
          >
            {text('settings.default.back')}
          </Button>
        </>
      )}
    </p>
  )
}

/** One setting: its control, and what is to be known about its value. */
export function SettingField({ session, type }: SettingFieldProps) {
  const { item, faults } = useSessionState(session)
  const value = useSettingValue(session, `/${type}`)
  const [resets, setResets] = useState(0)
  const definition = findSetting(type)
  if (!definition) return null
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
      <Notes {...{ session, type, definition, value }} onBack={goBack} />
    </div>
  )
}
