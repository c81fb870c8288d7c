import { useSyncExternalStore } from 'react'
import { findSetting } from '#domain/settings/find-setting.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ValueStore } from '#engine/value-store.ts'
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

/** Opened since the panel was loaded. */
export const openedShop = new ValueStore(false)

/** The screens of the settings that the person may open, with their texts. A site without a shop has the switch of the shop alone, unless all of a shelf are asked for. */
export function useWrittenEntries(isWhole = false): readonly WrittenEntry[] {
  const text = useSettingsText()
  const { start } = usePanel()
  const isOpened = useSyncExternalStore(openedShop.subscribe, openedShop.get)
  const isShown = ({ shelf, key }: DeclaredEntry) => isWhole || start.hasShop || isOpened || shelf !== 'shop' || key === 'shop'
  return entriesFor(start.rights)
    .filter(isShown)
    .map((entry) => ({
      entry,
      label: text(`settings.entry.${entry.key}`),
      help: text(`settings.entry.${entry.key}.line`),
      changes: text(`settings.entry.${entry.key}.changes`),
      words: [text(`settings.entry.${entry.key}.words`), ...typesOf(entry.key).map((type) => findSetting(type)?.label ?? '')].join(', '),
    }))
}
