import { findSetting } from '#domain/settings/find-setting.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { FindableSetting } from './find-settings.ts'
import { entriesFor, type DeclaredEntry } from './settings-entries.ts'
import { typesOf } from './types-of.ts'
import { useSettingsText } from './texts/use-settings-text.ts'

/** A screen of the settings with its texts. */
export interface WrittenEntry extends FindableSetting {
  readonly entry: DeclaredEntry
  /** Places that the screen changes. */
  readonly changes: string
}

/** The screens of the settings that the person may open, with their texts. */
export function useWrittenEntries(): readonly WrittenEntry[] {
  const text = useSettingsText()
  const { start } = usePanel()
  return entriesFor(start.rights).map((entry) => ({
    entry,
    label: text(`settings.entry.${entry.key}`),
    help: text(`settings.entry.${entry.key}.line`),
    changes: text(`settings.entry.${entry.key}.changes`),
    words: [text(`settings.entry.${entry.key}.words`), ...typesOf(entry.key).map((type) => findSetting(type)?.label ?? '')].join(', '),
  }))
}
