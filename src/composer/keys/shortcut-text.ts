import { ownValue } from '#schemas/names/own-value.ts'

const MAC: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '⏎',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Delete: '⌦',
  Escape: 'Échap',
  Space: 'Espace',
}
const OTHERS: Readonly<Record<string, string>> = {
  ...MAC,
  Mod: 'Ctrl',
  Alt: 'Alt',
  Shift: 'Maj',
  Backspace: 'Retour arrière',
  Delete: 'Suppr',
}

/** A combination as the keyboard of this computer shows it: `⌘⏎` on a Mac, `Ctrl ⏎` elsewhere. */
export function shortcutText(combo: string, platform: string = navigator.platform): string {
  const isMac = platform.startsWith('Mac')
  const names = isMac ? MAC : OTHERS
  return combo
    .split('+')
    .map((key) => ownValue(names, key) ?? key.toUpperCase())
    .join(isMac ? '' : ' ')
}
