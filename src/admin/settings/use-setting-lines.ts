import { useNavigate } from 'react-router-dom'
import { findSetting } from '#domain/settings/find-setting.ts'
import type { PaletteEntry } from '#kit/palette/palette-entry.ts'
import { typesOf } from './types-of.ts'
import { useWrittenEntries } from './use-settings.ts'

/** Every screen and every single setting as a line of the palette. */
export function useSettingLines(): readonly PaletteEntry[] {
  const navigate = useNavigate()
  const entries = useWrittenEntries()
  const screens = entries.map(({ entry: { key, icon, path }, label, help, words }) => ({
    ...{ key: `setting ${key}`, label, icon, words: `${help} ${words}` },
    run: () => void navigate(path),
  }))
  const single = entries.flatMap(({ entry: { key, icon, path }, label: screen }) =>
    typesOf(key).map((type) => ({
      ...{ key: `setting ${type}`, label: findSetting(type)?.label ?? type, icon, words: screen },
      run: () => void navigate(`${path}#${type}`),
    })),
  )
  return [...screens, ...single]
}
