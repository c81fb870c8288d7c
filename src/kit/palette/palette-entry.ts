import type { IconName } from '#kit/icons/icon-set.ts'

/** A line of a palette of commands. */
export interface PaletteEntry {
  readonly key: string
  readonly label: string
  /** Grey words behind the label. */
  readonly words?: string
  readonly icon?: IconName
  /** Its key, as the keyboard shows it. */
  readonly shortcut?: string
  readonly run: () => void
}

/** Lines of a palette under one heading. */
export interface PaletteGroup {
  readonly label: string
  readonly entries: readonly PaletteEntry[]
}
